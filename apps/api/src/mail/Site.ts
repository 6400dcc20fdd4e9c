/** The site a letter speaks for. */
export type Site = Readonly<{
  name: string
  /** Absolute address of one of its pages. */
  url(path: string, query?: Readonly<Record<string, string>>): string
}>
