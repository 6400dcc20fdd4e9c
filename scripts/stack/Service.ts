/** One process of the product and how to tell that it works. */
export type Service = {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly port: number
  /** Answers below 500 once the service can be used. */
  readonly readyUrl: string
}
