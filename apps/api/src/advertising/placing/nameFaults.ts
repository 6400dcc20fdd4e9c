/** What the api alone can say of a name, as it knows the accounts and the words that ads are held for. */
export const NAME_FAULTS = {
  notShown: 'Pod tímto jménem inzerát nezveřejníme. Zvolte prosím jiné.',
  ofAnother: 'Tuto přezdívku má někdo, kdo je u\u00a0nás registrovaný. Zvolte prosím jinou.',
} as const
