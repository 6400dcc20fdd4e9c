/** Runs a task; what goes wrong is said in a sentence, not in a stack trace. */
export const orExplain = async (task: () => Promise<void>): Promise<void> => {
  try {
    await task()
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
