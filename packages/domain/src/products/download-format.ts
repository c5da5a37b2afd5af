import type { Download } from './download-schema.ts'

/** What a file is in few words, such as "PDF" or "PDF in German". */
export function formatOf(file: Pick<Download, 'mediaType' | 'language'>): string {
  const format = file.mediaType === 'application/pdf' ? 'PDF' : 'ZIP'
  if (file.language === 'en') return format
  const language = new Intl.DisplayNames('en', { type: 'language' }).of(file.language)
  return `${format} in ${language ?? file.language}`
}
