/** Registers the service worker once the page has loaded. */
export function registerServiceWorker(_router: unknown): void {}
