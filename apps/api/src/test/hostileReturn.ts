type Fields = Readonly<Record<string, string>>

/** A payment under way: what was sent to the gateway for it. */
export type Bill = Readonly<{ sent: Fields; publicNo: string }>

/** Whole numbers that choose an attack, its victim and its details. */
export type Choice = Readonly<{ kind: number; one: number; other: number; at: number }>

type World = Readonly<{
  /** Bills whose payment the bank has approved, and answered so. */
  paid: readonly Bill[]
  /** Bills whose payment it never approved. */
  unpaid: readonly Bill[]
  /** An answer of the bank. */
  answer: (sent: Fields, result: Fields) => string
  /** The same of somebody who would like to be the bank. */
  forge: (sent: Fields, result: Fields) => string
}>

const APPROVED = { PRCODE: '0', SRCODE: '0', RESULTTEXT: 'OK' }
const DECLINED = { PRCODE: '30', SRCODE: '1005', RESULTTEXT: 'NO' }
const CANCELLED = { PRCODE: '50', SRCODE: '0' }
const CODES = ['1', '14', '20', '28', '35', '1000', '']

const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T

const approvedLook = (raw: string): string =>
  raw
    .replace(/PRCODE=\d*/, 'PRCODE=0')
    .replace(/SRCODE=\d*/, 'SRCODE=0')
    .replace('=NO', '=OK')

const without = (raw: string, name: string): string =>
  raw
    .split('&')
    .filter((pair) => !pair.startsWith(`${name}=`))
    .join('&')

const signatures = (raw: string): string =>
  raw
    .split('&')
    .filter((pair) => pair.startsWith('DIGEST'))
    .join('&')

const flip = (raw: string, at: number): string => {
  const place = at % raw.length
  const sign = String.fromCharCode((raw.charCodeAt(place) + 1 + (at % 250)) % 256)

  return `${raw.slice(0, place)}${sign}${raw.slice(place + 1)}`
}

type Attack = (world: World, choice: Choice) => string

/** Each would credit money that nobody paid, or credit paid money twice. */
const ATTACKS: readonly Attack[] = [
  // Mutated.
  ({ unpaid, answer }, { one }) => approvedLook(answer(pick(unpaid, one).sent, DECLINED)),
  ({ unpaid, answer }, { one, at }) =>
    flip(approvedLook(answer(pick(unpaid, one).sent, DECLINED)), at),
  ({ paid, answer }, { one, at }) => flip(answer(pick(paid, one).sent, APPROVED), at),
  ({ unpaid, answer }, { one }) => `${answer(pick(unpaid, one).sent, DECLINED)}&PRCODE=0&SRCODE=0`,
  ({ unpaid, answer }, { one }) => `PRCODE=0&SRCODE=0&${answer(pick(unpaid, one).sent, DECLINED)}`,
  // Forged.
  ({ unpaid, forge }, { one }) => forge(pick(unpaid, one).sent, APPROVED),
  ({ unpaid, forge }, { one }) => without(forge(pick(unpaid, one).sent, APPROVED), 'DIGEST1'),
  ({ unpaid, forge }, { one }) => without(forge(pick(unpaid, one).sent, APPROVED), 'DIGEST'),
  // Replayed and reordered.
  ({ paid, answer }, { one }) => answer(pick(paid, one).sent, APPROVED),
  ({ paid, answer }, { one }) => answer(pick(paid, one).sent, DECLINED),
  ({ paid, answer }, { one }) => answer(pick(paid, one).sent, CANCELLED),
  ({ paid, answer }, { one, at }) =>
    answer(pick(paid, one).sent, { PRCODE: pick(CODES, at), SRCODE: '0' }),
  ({ unpaid, answer }, { one, at }) =>
    answer(pick(unpaid, one).sent, { PRCODE: pick(CODES, at), SRCODE: '0' }),
  // From one order to another.
  ({ paid, unpaid, answer }, { one, other }) =>
    answer(pick(paid, one).sent, APPROVED).replace(
      String(pick(paid, one).sent.ORDERNUMBER),
      String(pick(unpaid, other).sent.ORDERNUMBER),
    ),
  ({ paid, unpaid, answer }, { one, other }) => {
    const stolen = signatures(answer(pick(paid, one).sent, APPROVED))
    const own = approvedLook(answer(pick(unpaid, other).sent, DECLINED))

    return `${without(without(own, 'DIGEST'), 'DIGEST1')}&${stolen}`
  },
  ({ paid, unpaid, answer }, { one, other }) =>
    answer({ ...pick(paid, one).sent, MERORDERNUM: pick(unpaid, other).publicNo }, APPROVED),
  // Nothing of the kind.
  (_, { at, one }) =>
    `${'%'.repeat(at % 50)}${String.fromCharCode(at % 256)}=${'&'.repeat(one % 60)}`,
  (_, { one }) => `ORDERNUMBER=${one}&PRCODE=0&SRCODE=0&DIGEST=AA==&DIGEST1=AA==`,
]

/** A return of the gateway as somebody hostile brings it. */
export const hostileReturn = (world: World, choice: Choice): string =>
  pick(ATTACKS, choice.kind)(world, choice)
