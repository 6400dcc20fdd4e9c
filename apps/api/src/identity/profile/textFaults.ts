const LABELS = {
  firstName: 'jméno',
  lastName: 'příjmení',
  companyName: 'název firmy',
  companyAddress: 'sídlo',
  vatId: 'DIČ',
  companyRegister: 'zápis v rejstříku',
} as const

/** Line ends and tabs: they break letters and lists. */
const UNPRINTABLE = /[\t\n\r\p{Zl}\p{Zp}]/u

/** What no one-line text may contain, by field. */
export const textFaults = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(LABELS).flatMap(([field, label]) =>
      UNPRINTABLE.test(String(values[field] ?? ''))
        ? [[field, `Pole „${label}“ obsahuje znaky, které nejdou vytisknout.`]]
        : [],
    ),
  )
