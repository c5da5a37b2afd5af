import { brotliCompressSync, brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { type Answer, ask } from './answer.ts'

/** A page as a browser can show it soonest: the same HTML and styles, without scripts. */
export async function makeTwin(siteUrl: string, address: string): Promise<Answer> {
  const html = await askText(siteUrl + address)
  const twin = html
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
  const body = brotliCompressSync(twin)
  return {
    body,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      'content-encoding': 'br',
    },
  }
}

const unpack: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
}

async function askText(url: string): Promise<string> {
  const { headers, body } = await ask(url)
  const encoding = headers['content-encoding']
  return (encoding ? unpack[encoding]?.(body) : body)?.toString('utf8') ?? ''
}
