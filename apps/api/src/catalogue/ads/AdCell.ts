/**
 * A number of ads that no filter of kind, picture or price tells apart. `price` says whether it is
 * in crowns and within the wanted range, in crowns and outside it, or not in crowns at all.
 */
export type AdCell = Readonly<{
  type: 'offer' | 'inquiry' | 'exchange'
  hasImage: boolean
  price: 'matching' | 'other' | 'none'
  adsCount: number
}>
