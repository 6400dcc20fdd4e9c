export type Region = {
  /** Code in the register of territorial units (RÚIAN). */
  readonly code: number
  /** As the official list of postal codes names it: „Jihomoravský“. */
  readonly name: string
  /** As people say it: „Jihomoravský kraj“. */
  readonly fullName: string
  /** How many districts (okresy) it has. */
  readonly districts: number
}

/** The fourteen regions (kraje) in the order of their codes. */
export const REGIONS = [
  { code: 19, name: 'Hlavní město Praha', fullName: 'Hlavní město Praha', districts: 1 },
  { code: 27, name: 'Středočeský', fullName: 'Středočeský kraj', districts: 12 },
  { code: 35, name: 'Jihočeský', fullName: 'Jihočeský kraj', districts: 7 },
  { code: 43, name: 'Plzeňský', fullName: 'Plzeňský kraj', districts: 7 },
  { code: 51, name: 'Karlovarský', fullName: 'Karlovarský kraj', districts: 3 },
  { code: 60, name: 'Ústecký', fullName: 'Ústecký kraj', districts: 7 },
  { code: 78, name: 'Liberecký', fullName: 'Liberecký kraj', districts: 4 },
  { code: 86, name: 'Královéhradecký', fullName: 'Královéhradecký kraj', districts: 5 },
  { code: 94, name: 'Pardubický', fullName: 'Pardubický kraj', districts: 4 },
  { code: 108, name: 'Vysočina', fullName: 'Kraj Vysočina', districts: 5 },
  { code: 116, name: 'Jihomoravský', fullName: 'Jihomoravský kraj', districts: 7 },
  { code: 124, name: 'Olomoucký', fullName: 'Olomoucký kraj', districts: 5 },
  { code: 132, name: 'Moravskoslezský', fullName: 'Moravskoslezský kraj', districts: 6 },
  { code: 141, name: 'Zlínský', fullName: 'Zlínský kraj', districts: 4 },
] as const satisfies readonly Region[]
