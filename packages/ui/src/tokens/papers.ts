/* Made from the tokens by `npm run tokens`. */

/** What a page lies on in each look, as browsers colour their own frame. */
export const PAPERS = {
  'inzrt-light': '#f7f4ea',
  'inzrt-dark': '#141824',
  pinkpack: '#200d1c',
} as const
