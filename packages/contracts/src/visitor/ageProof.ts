/** By this a page says that it is for visitors whose age was proved; the bff reads it and withholds the page. */
export const AGE_PROOF_META = { name: 'age-proof', content: 'required' } as const
