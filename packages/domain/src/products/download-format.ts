import type { Download } from './download-schema.ts'

/** What a file is in few words, such as "PDF" or "PDF in German". */
export function formatOf({
  mediaType,
  language,
}: Pick<Download, 'mediaType' | 'language'>): string {
  const format = mediaType === 'application/pdf' ? 'PDF' : 'ZIP'
  if (language === 'en') return format
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
  return `${format} in ${name}`
}
