import { Pool } from 'undici'

/** Connections to one upstream: few enough to protect it, impatient enough to protect us. */
export const createPool = (origin: string): Pool =>
  new Pool(origin, {
    connections: 128,
    pipelining: 1,
    connect: { timeout: 1000, rejectUnauthorized: true },
    headersTimeout: 5000,
    bodyTimeout: 10_000,
    keepAliveTimeout: 4000,
    maxHeaderSize: 32 * 1024,
  })
