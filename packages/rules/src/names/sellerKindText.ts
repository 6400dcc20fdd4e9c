/**
 * What the law takes an advertiser for, in words.
 * @example sellerKindText('private') // 'soukromá osoba'
 */
export const sellerKindText = (kind: 'private' | 'business'): string =>
  kind === 'business' ? 'podnikatel' : 'soukromá osoba'
