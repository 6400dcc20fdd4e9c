import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Postings } from './Postings.ts'
import { selectTop } from './selectTop.ts'

const ascending = fc
  .uniqueArray(fc.nat(5_000), { maxLength: 400 })
  .map((slots) => slots.toSorted((one, other) => one - other))

test('P001 a list keeps its slots with their zones, however many are added', () => {
  fc.assert(
    fc.property(ascending, (slots) => {
      const list = new Postings()
      for (const slot of slots) list.add(slot, slot % 4)
      list.trim()
      const kept = slots.map((_, at) => [list.slotAt(at), list.zoneAt(at)])

      expect(list.length).toBe(slots.length)
      expect(kept).toEqual(slots.map((slot) => [slot, slot % 4]))
    }),
  )
})

test('P001 a list finds the first slot that is not before another', () => {
  fc.assert(
    fc.property(ascending, fc.nat(5_100), fc.nat(20), (slots, wanted, from) => {
      const list = new Postings()
      for (const slot of slots) list.add(slot, 0)
      const start = Math.min(from, slots.length)
      const found = slots.findIndex((slot, at) => at >= start && slot >= wanted)

      expect(list.seek(wanted, start)).toBe(found < 0 ? slots.length : found)
    }),
  )
})

test('P001 the best few of many are those that a whole order puts first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50)), fc.nat(20), (items, count) => {
      const order = (one: number, other: number) => one - other

      const isBefore = (one: number, other: number) => one < other
      const isOdd = (item: number) => item % 2 === 1
      // Heights that tell much, little and nothing.
      for (const height of [(item: number) => -item, (item: number) => -(item >> 3), undefined]) {
        const wanted = items.filter(isOdd).toSorted(order).slice(0, count)
        expect(selectTop(items, count, { isBefore, ...(height && { height }) }, isOdd)).toEqual(
          wanted,
        )
      }
    }),
  )
})
