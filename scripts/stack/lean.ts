/**
 * How bff and api are kept small: they make much short-lived garbage, for which V8 would set aside 48 MB, and
 * use a pool of threads, for each of which the C library would. Costs no speed that could be measured.
 */
export const LEAN = {
  flags: ['--max-semi-space-size=4'],
  env: { MALLOC_ARENA_MAX: '2' },
} as const
