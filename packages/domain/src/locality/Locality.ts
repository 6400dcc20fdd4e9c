/** A place that an ad can be in: a part of a municipality with its postal code. */
export type Locality = {
  readonly id: number
  /** Five digits, without a space. */
  readonly psc: string
  readonly regionName: string
  /** District of a town where the town has them, otherwise `null`. */
  readonly cityDistrictName: string | null
  readonly municipalityName: string
  readonly municipalityPartName: string | null
}
