/** As a line of the log has it. */
type Logged = { type: string; message: string; stack: string; [detail: string]: unknown }

type Fault = Readonly<{ code?: unknown; constraint?: unknown; table?: unknown }>

/**
 * What of an error may be written down. A failed query names the values it was asked with, and the
 * database's details those it met: a visitor's address, or a link that lets somebody in. Its cause says
 * what went wrong without them.
 */
export const toLogged = (error: unknown): Logged => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error))
    return { type: typeof cause, message: 'Something that is no error was thrown.', stack: '' }
  const { name, message, stack = '' } = cause
  const { code, constraint, table } = cause as Fault

  return { type: name, message, stack, code, constraint, table }
}
