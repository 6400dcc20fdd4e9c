/** What the key is for that the sandbox's page of age signs its answers with. */
export const AGE_SIMULATOR_KEY = 'age proof simulator'

/** By this a page says that it is for visitors whose age was proved; the bff reads it and withholds the page. */
export const AGE_PROOF_META = { name: 'age-proof', content: 'required' } as const
