import { buildSite } from './site.ts'

try {
  await buildSite()
} catch (error) {
  const { syscall, message } = error as NodeJS.ErrnoException
  // A fault in the sources is shown with its place; of a file that cannot be written its name is enough.
  console.error('The site was not built.', syscall === undefined ? error : `${message}.`)
  process.exitCode = 1
}
