import { type ClientConfig, TypeOverrides, types as pgTypes } from 'pg'

const types = new TypeOverrides()
// Ids and counts have 64 bits there; ours are far below what a number holds exactly.
types.setTypeParser(pgTypes.builtins.INT8, Number)

/** How every connection is made. An acknowledged write is on the server’s disk, whatever its default is. */
export function connectionOptions(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'argo',
    options: '-c synchronous_commit=on',
    keepAlive: true,
    types,
  }
}
