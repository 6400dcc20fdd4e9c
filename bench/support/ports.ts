import { firstPort } from '../../scripts/stack/settings.ts'

/**
 * Ports that benchmarks take: neither those of a product in use nor those of its tests, and other ones
 * wherever another first port is named, so that two checkouts can measure side by side.
 */
export const PORTS = {
  upstream: firstPort + 20,
  bff: firstPort + 21,
  nginx: firstPort + 22,
  httpProxy: firstPort + 23,
  handWritten: firstPort + 24,
  floor: firstPort + 25,
  secondBff: firstPort + 26,
  general: firstPort + 27,
  adult: firstPort + 28,
  api: firstPort + 29,
  postgres: firstPort + 30,
  tls: firstPort + 31,
  sandbox: firstPort + 32,
  smtp: firstPort + 33,
  mailInlet: firstPort + 34,
} as const
