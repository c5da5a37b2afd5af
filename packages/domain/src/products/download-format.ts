import type { Download } from './download-schema.ts'

/** What a file is in few words, such as "PDF" or "PDF in German". */
export function formatOf(file: Pick<Download, 'mediaType' | 'language'>): string {
  const format = file.mediaType === 'application/pdf' ? 'PDF' : 'ZIP'
  return file.language === 'en' ? format : `${format} in ${languageOf(file)}`
}

/** The name of a file's language, such as "German". */
export function languageOf({ language }: Pick<Download, 'language'>): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
}
