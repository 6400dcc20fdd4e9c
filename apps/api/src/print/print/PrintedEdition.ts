/** An ad as the typesetting reads it. */
export type PrintedAd = Readonly<{
  id: number
  type: 'offer' | 'inquiry' | 'exchange'
  lead: string
  text: string
  code: string
  /** Name of the picture that holds its code to be scanned; of highlighted ads only. */
  qr: string | null
}>

/** An ad on the front page. */
export type FrontPicture = Readonly<{
  heading: string
  price: string
  town: string
  code: string
  picture: string
}>

/** Part of the paper whose head may stand on a page before. */
type Continued = Readonly<{ isContinued?: boolean }>

export type PrintedSection = Readonly<{ name: string; ads: readonly PrintedAd[] }> & Continued

export type PrintedGroup = Readonly<{
  slug: string
  name: string
  sections: readonly PrintedSection[]
  /** Where it begins, when the front page is set alone. */
  page?: number
}> &
  Continued

/** White below the columns of the last page, which makes them all as long. */
export type Blank = Readonly<{
  /** An ad of that page. */
  after: number
  /** In millimetres. */
  height: number
}>

/** What an edition says, in the words of `edition.typ`. */
export type PrintedEdition = Readonly<{
  title: string
  name: string
  wordmark: string
  motto: string
  imprint: string
  site: string
  number: number
  year: number
  release: string
  count: string
  next: string | null
  pictures: readonly FrontPicture[]
  groups: readonly PrintedGroup[]
  blank?: Blank | null
  /** A later page set alone has no masthead. */
  hasFront?: boolean
}>

/** An edition with the pictures it names, by their names. */
export type Manuscript = Readonly<{
  edition: PrintedEdition
  files: Readonly<Record<string, Buffer>>
}>

/** A set edition. */
export type Typeset = Readonly<{
  pdf: Buffer
  /** The front page as a drawing; below it others may follow. */
  cover: string
  pages: number
  /** Page of each ad, by the ad's number. */
  pageOf: ReadonlyMap<number, number>
}>
