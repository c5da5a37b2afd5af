/** Where to listen: for "localhost" Fastify would open a second server at ::1, beyond limits and shutdown. */
export function listeningHost(host: string): string {
  return host === 'localhost' ? '127.0.0.1' : host
}
