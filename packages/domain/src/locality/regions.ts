export type Region = {
  /** Code in the register of territorial units (RÚIAN). */
  readonly code: number
  readonly name: string
  /** How many districts (okresy) it has. */
  readonly districts: number
}

/** The fourteen regions (kraje) in the order of their codes. */
export const REGIONS = [
  { code: 19, name: 'Hlavní město Praha', districts: 1 },
  { code: 27, name: 'Středočeský', districts: 12 },
  { code: 35, name: 'Jihočeský', districts: 7 },
  { code: 43, name: 'Plzeňský', districts: 7 },
  { code: 51, name: 'Karlovarský', districts: 3 },
  { code: 60, name: 'Ústecký', districts: 7 },
  { code: 78, name: 'Liberecký', districts: 4 },
  { code: 86, name: 'Královéhradecký', districts: 5 },
  { code: 94, name: 'Pardubický', districts: 4 },
  { code: 108, name: 'Kraj Vysočina', districts: 5 },
  { code: 116, name: 'Jihomoravský', districts: 7 },
  { code: 124, name: 'Olomoucký', districts: 5 },
  { code: 132, name: 'Moravskoslezský', districts: 6 },
  { code: 141, name: 'Zlínský', districts: 4 },
] as const satisfies readonly Region[]
