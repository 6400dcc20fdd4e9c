/** How a payment may end at the sandbox's gateway; the codes are the real one's. */
export type Result = Readonly<{ prCode: number; srCode: number; text: string; label: string }>

const result = (prCode: number, srCode: number, text: string, label: string): Result => ({
  prCode,
  srCode,
  text,
  label,
})

export const APPROVED = result(0, 0, 'OK', 'Schváleno')
export const CANCELLED = result(50, 0, 'The cardholder canceled the payment', 'Zrušeno')
/** What the gateway says to anyone who comes back to it by the browser's button. */
export const NOT_IN_STATE = result(20, 22, 'Object not in valid state', 'Neplatný stav')

/** Refusals; their text has accents in the bank's old encoding. */
export const REFUSALS: readonly Result[] = [
  result(30, 1005, 'Zamítnuto', 'nedostatek peněz nebo limit'),
  result(30, 1001, 'Zamítnuto', 'blokovaná karta'),
  result(30, 1002, 'Zamítnuto', 'bez udání důvodu'),
  result(30, 1003, 'Zamítnuto', 'chybné údaje karty'),
  result(28, 3000, 'Zamítnuto v 3D', 'držitel neověřen'),
  result(32, 0, 'Zamítnuto', 'prošlá karta'),
  result(40, 0, 'Zamítnuto', 'podezření na podvod'),
  result(35, 0, 'Session expired', 'čas vypršel'),
  result(1000, 0, 'Technical problem', 'technická chyba'),
]

/** The refusal a form names as `30/1005`. */
export const refusalOf = (name: string): Result =>
  REFUSALS.find(({ prCode, srCode }) => `${prCode}/${srCode}` === name) ?? (REFUSALS[0] as Result)
