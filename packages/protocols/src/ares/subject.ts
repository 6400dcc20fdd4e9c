/** Where a company lies at the register of economic subjects (ARES), under its address. */
export const subjectPath = (companyId: string): string => `/ekonomicke-subjekty/${companyId}`

/** A company as the register answers, as far as the product reads it; all but the number may be missing. */
export type Subject = Readonly<{
  ico: string
  obchodniJmeno?: string
  /** Value added tax number. */
  dic?: string
  /** The day it ceased, `2020-03-05`. */
  datumZaniku?: string
  sidlo?: Readonly<{ textovaAdresa?: string; nazevObce?: string; psc?: number; kodObce?: number }>
}>
