const isOfArguments = (error: unknown): boolean =>
  String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')

/** Does what a command is for; what goes wrong is said in a sentence, with status 1. */
export const runCommand = async (usage: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (isOfArguments(error)) console.error(usage)
    process.exitCode = 1
  }
}
