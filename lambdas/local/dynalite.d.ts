declare module 'dynalite' {
  import type { Server } from 'node:http'

  /** A server that speaks DynamoDB; without a path it keeps its tables in memory. */
  export default function dynalite(options: { path?: string; createTableMs?: number }): Server
}
