import type { ListingState } from '../../shell/listing-url/ListingState.ts'

/** What is looked for among the ads of an advertiser; empty: nothing. */
type Sought = Readonly<{ term: string; section: string }>

/** Which list is meant: the ads of a section, of an advertiser, or the results of a search. */
type ListSource =
  | Readonly<{ kind: 'section'; slug: string }>
  | Readonly<{ kind: 'advertiser'; nickname: string; sought: Sought }>
  | Readonly<{ kind: 'search'; term: string }>

export type ListParams = Readonly<{ source: ListSource; state: ListingState }>
