import { Pool } from 'undici'
import type { Config } from '../config/Config.ts'

const PATIENCE = {
  production: { headersTimeout: 5000, bodyTimeout: 10_000 },
  /** Next compiles a page when it is first asked for. */
  development: { headersTimeout: 120_000, bodyTimeout: 120_000 },
} as const satisfies Record<Config['mode'], object>

/** Connections to one upstream: few enough to protect it, impatient enough to protect us. */
export const createPool = (origin: string, mode: Config['mode'], connections = 128): Pool =>
  new Pool(origin, {
    connections,
    pipelining: 1,
    connect: { timeout: 1000, rejectUnauthorized: true },
    ...PATIENCE[mode],
    keepAliveTimeout: 4000,
    maxHeaderSize: 32 * 1024,
  })
