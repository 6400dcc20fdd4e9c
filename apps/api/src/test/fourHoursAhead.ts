import { HOUR_MS } from '@inzrt/domain/time'

/** Loaded before a program, it sets the clock of its machine four hours ahead. */
const AHEAD_MS = 4 * HOUR_MS
const Right = Date

globalThis.Date = new Proxy(Right, {
  construct: (target, values: [], wrong) =>
    Reflect.construct(target, values.length > 0 ? values : [Right.now() + AHEAD_MS], wrong),
  get: (target, name) =>
    name === 'now' ? () => Right.now() + AHEAD_MS : Reflect.get(target, name),
})
