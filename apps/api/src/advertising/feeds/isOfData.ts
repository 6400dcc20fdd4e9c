/** Of values that PostgreSQL does not take, and of rows that may not stand beside others. */
const OF_DATA = /^2[23]/

/** Whether a failure is of what was to be kept: it would come again. */
export const isOfData = (error: unknown): boolean =>
  error instanceof Error &&
  OF_DATA.test(String((error.cause as { code?: unknown } | undefined)?.code ?? ''))
