/** The looks a page of docs shows one below the other. */
export const DOC_LOOKS = [
  {
    look: 'inzrt-light',
    title: 'Inzrt ve dne',
    attributes: { 'data-brand': 'inzrt', 'data-scheme': 'light' },
  },
  {
    look: 'inzrt-dark',
    title: 'Inzrt v noci',
    attributes: { 'data-brand': 'inzrt', 'data-scheme': 'dark' },
  },
  { look: 'pinkpack', title: 'Pinkpack', attributes: { 'data-brand': 'pinkpack' } },
] as const
