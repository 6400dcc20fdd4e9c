/** What a decision rests on, as its statement of reasons says it. */
export const BASES = {
  law: 'rozpor s\u00a0právními předpisy',
  terms: 'rozpor s\u00a0pravidly inzerce',
} as const
