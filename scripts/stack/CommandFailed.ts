/** A command that exited with anything but 0, with the end of what it printed. */
export class CommandFailed extends Error {
  override name = 'CommandFailed'
  readonly lastLines: readonly string[]

  constructor(command: string, lastLines: readonly string[]) {
    super(`"${command}" failed.`)
    this.lastLines = lastLines
  }
}
