// What moving inside the site needs beside the pages' own files: one request, once a page stands.
export { browserLink } from './browser-link.ts'
export { watchScreen } from './watch-screen.ts'
