/**
 * The address to listen at. For "localhost" Fastify would open a second server at ::1, which the limits
 * on connections and the shutdown do not reach.
 */
export function listeningHost(host: string): string {
  return host === 'localhost' ? '127.0.0.1' : host
}
