/** What the key is for that the sandbox's page of age signs its answers with. */
export const AGE_SIMULATOR_KEY = 'age proof simulator'
