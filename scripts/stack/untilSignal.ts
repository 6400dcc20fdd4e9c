/** Resolves on the first Ctrl-C or termination; further ones are ignored while things stop. */
export const untilSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve())
  })
