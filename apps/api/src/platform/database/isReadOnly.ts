const READ_ONLY = '25006'

/** Whether a statement failed because the database takes no changes: it is a standby, or was told so. */
export const isReadOnly = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false

  return ('code' in error && error.code === READ_ONLY) || isReadOnly(error.cause)
}
