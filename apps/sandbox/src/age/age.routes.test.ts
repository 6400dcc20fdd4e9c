import { expect, test } from 'vitest'
import { createTestSandbox } from '../test/createTestSandbox.ts'

const { ask } = await createTestSandbox()
const STATE = 'a'.repeat(22)
const BACK = 'http://pinkpack.localhost:3000/vekova-brana/overeno'
const page = (back: string) =>
  ask(`/vek?${new URLSearchParams({ state: STATE, return: back, age: '18' })}`)
const say = (age: string) =>
  ask('/vek', { method: 'POST', payload: { state: STATE, return: BACK, age } })

test('N015 the simulator asks for nothing but the age and sends its signed answer back', async () => {
  const asked = await page(BACK)
  expect(asked.body).toContain('Je mi aspoň 18 let')
  expect(asked.headers['content-security-policy']).toContain('http://pinkpack.localhost:3000')

  const answer = await say('18')
  const target = new URL(String(answer.headers.location))
  expect([answer.statusCode, target.origin + target.pathname]).toEqual([303, BACK])
  expect(target.searchParams.get('token')).toMatch(
    new RegExp(`^18:${STATE}:\\d{13}\\.[A-Za-z0-9_-]{43}$`),
  )
  expect(String((await say('0')).headers.location)).toContain('token=0%3A')
})

test.each(['https://evil.example/', 'http://evil.example', 'javascript:alert(1)', '/x'])(
  'N015 the simulator sends nobody to %s',
  async (back) => {
    expect((await page(back)).statusCode).toBe(400)
  },
)
