import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root } from '@argo/cli/paths'

interface Ports {
  /** Where it listens: with TLS when `http`, where it leads to https, is given. */
  port: number
  http?: number
  servers: number[]
  /** Where the desk listens, of which there is one. */
  desk?: number
}

/**
 * Starts nginx with the configuration of deploy/ on these ports: as it is, with a certificate of its own, and with the
 * lines of its cache and of the desk; without `http`, without TLS, the cache and the rates of one client, which may say who it is. Throws when it does not listen.
 */
export async function startNginx(folder: string, ports: Ports): Promise<ChildProcess> {
  if (ports.http !== undefined) makeCertificate(folder)
  // Its workers are not root.
  await chmod(folder, 0o755)
  const file = join(folder, 'nginx.conf')
  await writeFile(file, await configuration(folder, ports))
  await writeFile(join(folder, 'upstreams.conf'), await upstreams(ports))
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'inherit' })
  await waitUntilListening(ports.port)
  return nginx
}

async function configuration(folder: string, { port, http, desk }: Ports): Promise<string> {
  const deployed = await readFile(join(root, 'deploy/nginx.conf'), 'utf8')
  const here = (http === undefined ? withoutTls(deployed, port) : withAll(deployed, folder))
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replace('listen [::]:80;', `listen [::1]:${http};`)
    .replaceAll('listen [::]:443 ssl http2;', `listen [::1]:${port} ssl http2;`)
    .replaceAll('127.0.0.1:23001', `127.0.0.1:${desk}`)
    .replace(/^ *server 127\.0\.0\.1:23002.*\n/m, '')
    .replaceAll('/etc/ssl/argo', folder)
    .replace(
      'http {',
      `http {\n    client_body_temp_path ${folder}/body;\n    proxy_temp_path ${folder}/proxy;`,
    )
  return `daemon off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\n${here}`
}

async function upstreams({ servers }: Ports): Promise<string> {
  const deployed = await readFile(join(root, 'deploy/upstreams.conf'), 'utf8')
  return deployed
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${servers[0]}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${servers[1]}`)
}

function withoutTls(deployed: string, port: number): string {
  return deployed
    .replace(/ {4}server \{\s+listen 80;[^}]+\}\s+/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:443 ssl http2;', `listen [::1]:${port};`)
    .replaceAll(/^ *(?:ssl|limit)_.*\n/gm, '')
    .replaceAll('X-Forwarded-For $remote_addr', 'X-Forwarded-For $proxy_add_x_forwarded_for')
}

function withAll(deployed: string, folder: string): string {
  const [site = '', desk = ''] = deployed.split(/(?=^ *# upstream desk)/m)
  return (site + desk.replaceAll(/^ {4}# ?/gm, '    '))
    .replaceAll('# proxy_cache', 'proxy_cache')
    .replace('/var/cache/nginx', folder)
}

function makeCertificate(folder: string): void {
  const made = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=argo.example'.split(' ')
  const { status, stderr } = spawnSync(
    'openssl',
    made.concat('-keyout', join(folder, 'key.pem'), '-out', join(folder, 'fullchain.pem')),
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
}

async function waitUntilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1')
    const [event] = await Promise.race([
      once(socket, 'connect').then(() => ['connect']),
      once(socket, 'close').then(() => ['close']),
    ]).catch(() => ['close'])
    socket.destroy()
    if (event === 'connect') return
    await setTimeout(50)
  }
  throw new Error('nginx does not listen')
}
