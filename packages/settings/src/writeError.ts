/**
 * Says on the error output why a program does not start, or what it takes for a mistake.
 * @example writeError('Wrong settings: PORT must be a whole number from 1 to 65535.')
 */
export const writeError = (line: string): void => void process.stderr.write(`${line}\n`)
