/** Ports that benchmarks take: neither those of a product in use nor those of its tests. */
export const PORTS = {
  upstream: 3201,
  bff: 3202,
  nginx: 3203,
  httpProxy: 3204,
  handWritten: 3205,
  floor: 3206,
  secondBff: 3207,
  general: 3211,
  adult: 3212,
  api: 3213,
  postgres: 54_331,
} as const
