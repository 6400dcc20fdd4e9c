const youngSpace = (megabytes: number) => [`--max-semi-space-size=${megabytes}`] as const

/**
 * How processes are kept small: they make much short-lived garbage, for which V8 would set aside 48 MB, and
 * use a pool of threads, for each of which the C library would. Costs the bff no speed that could be measured; an
 * api whose rows have more room costs a tenth less a call, for 25 MB.
 */
export const LEAN = {
  flags: youngSpace(4),
  apiFlags: youngSpace(16),
  env: { MALLOC_ARENA_MAX: '2' },
} as const
