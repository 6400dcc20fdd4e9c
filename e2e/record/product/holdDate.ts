import { MOMENT } from './moment.ts'

/** Loaded before a process of the product, it holds the clock of its machine. */
const Right = Date
const HELD_MS = Right.parse(MOMENT)

globalThis.Date = new Proxy(Right, {
  construct: (target, values: [], held) =>
    Reflect.construct(target, values.length > 0 ? values : [HELD_MS], held),
  get: (target, name) => (name === 'now' ? () => HELD_MS : Reflect.get(target, name)),
})
