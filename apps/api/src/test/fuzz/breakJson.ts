import { HOSTILE_JSON, HOSTILE_NUMBERS, HOSTILE_TEXTS } from './hostileJson.ts'
import type { Dice } from './rollDice.ts'

type Holder = Record<string, unknown> | unknown[]

/** JSON as it is written, put in place of a value. */
class Raw {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !(value instanceof Raw)

const write = (value: unknown, extra: string): string => {
  if (value instanceof Raw) return value.json
  if (Array.isArray(value)) return `[${value.map((item) => write(item, '')).join()}]`
  if (!isHolder(value)) return JSON.stringify(value) ?? 'null'
  const pairs = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}:${write(item, '')}`,
  )

  return `{${[...pairs, ...(extra ? [extra] : [])].join()}}`
}

/** Every place in a value where something else could stand. */
const placesIn = (value: unknown): [Holder, string][] =>
  isHolder(value)
    ? Object.entries(value).flatMap(([key, item]) => [
        [value, key] as [Holder, string],
        ...placesIn(item),
      ])
    : []

const EXTRA_KEYS = ['__proto__', 'constructor', 'length', 'toString', 'toJSON', 'id', 'scope', '']

/** Something of the same type, which gets further, or of any. */
const hostileFor = (value: unknown, dice: Dice): string => {
  if (typeof value === 'string' && !dice.hits(3)) return dice.oneOf(HOSTILE_TEXTS)
  if (typeof value === 'number' && !dice.hits(3)) return dice.oneOf(HOSTILE_NUMBERS)

  return dice.oneOf(HOSTILE_JSON)
}

/** Wrong values in some places, and once in a while a key nobody knows or one that is there twice. */
const wrongTypes = (body: unknown, dice: Dice): string => {
  const value = structuredClone(body)
  const places = placesIn(value)
  if (places.length === 0 || dice.hits(12)) return dice.oneOf(HOSTILE_JSON)
  for (let count = dice.hits(3) ? 3 : 1; count > 0; count--) {
    const [holder, key] = dice.oneOf(places)
    const json = hostileFor(Reflect.get(holder, key), dice)
    Object.defineProperty(holder, key, { value: new Raw(json), enumerable: true })
  }
  const keys = [...EXTRA_KEYS, ...places.map(([, key]) => key)]
  const extra = `${JSON.stringify(dice.oneOf(keys))}:${dice.oneOf(HOSTILE_JSON)}`

  return write(value, dice.hits(4) ? extra : '')
}

const TEARS: readonly ((json: string, dice: Dice) => string)[] = [
  (json, dice) => json.slice(0, dice.below(json.length + 1)),
  (json) => json + json,
  () => '',
  (json) => `\ufeff${json}`,
  (json) => `${json},`,
  (json) => json.replaceAll('"', "'"),
  (json) => `${json}\u0000`,
]

/** A body like the given one, most often with something wrong in it. */
export const breakJson = (body: unknown, dice: Dice): string => {
  const json = dice.hits(8) ? JSON.stringify(body) : wrongTypes(body, dice)

  return dice.hits(8) ? dice.oneOf(TEARS)(json, dice) : json
}
