/**
 * Lets a child end with its parent and not before. A service manager or a terminal tells all processes of the api to
 * stop, while the api still answers what is under way.
 */
export const ignoreSignals = (): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
}
