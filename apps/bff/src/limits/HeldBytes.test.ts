import { expect, test } from 'vitest'
import { HeldBytes } from './HeldBytes.ts'

const begin = (memory: HeldBytes, client: string, gone: string[], name = client) =>
  memory.begin(client, () => gone.push(name))

test('the largest body of the client that holds most gives way to the others', () => {
  const memory = new HeldBytes(100)
  const gone: string[] = []
  const large = begin(memory, '203.0.113.1', gone, 'large')
  const small = begin(memory, '203.0.113.1', gone, 'small')
  const other = begin(memory, '203.0.113.2', gone)
  expect([large.add(40), small.add(20), other.add(39)]).toEqual([true, true, true])

  expect(other.add(2)).toBe(true)
  expect(gone).toEqual(['large'])
  expect(large.add(1)).toBe(false)
  expect(small.add(39)).toBe(true)
})

test('a body that is the largest itself gives way', () => {
  const memory = new HeldBytes(100)
  const gone: string[] = []
  const one = begin(memory, '203.0.113.1', gone)
  const other = begin(memory, '203.0.113.2', gone)
  one.add(60)

  expect([other.add(40), one.add(1)]).toEqual([true, false])
  expect(gone).toEqual(['203.0.113.1'])
})

test('a body that has arrived is kept, and its bytes are free once it ends', () => {
  const memory = new HeldBytes(100)
  const gone: string[] = []
  const whole = begin(memory, '203.0.113.1', gone, 'whole')
  whole.add(90)
  whole.arrived()
  const next = begin(memory, '203.0.113.2', gone, 'next')
  expect(next.add(20)).toBe(false)
  whole.end()

  expect(begin(memory, '203.0.113.2', gone).add(100)).toBe(true)
  expect(gone).toEqual(['next'])
})
