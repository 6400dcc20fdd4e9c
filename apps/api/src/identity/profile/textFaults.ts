const LABELS = {
  firstName: 'jméno',
  lastName: 'příjmení',
  companyName: 'název firmy',
  companyAddress: 'sídlo',
  vatId: 'DIČ',
  companyRegister: 'zápis v rejstříku',
} as const

/** Line ends, controls and marks that turn the direction of writing: they break letters and lists. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

/** What no one-line text may contain, by field. */
export const textFaults = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(LABELS).flatMap(([field, label]) =>
      UNPRINTABLE.test(String(values[field] ?? ''))
        ? [[field, `Pole „${label}“ obsahuje znaky, které nejdou vytisknout.`]]
        : [],
    ),
  )
