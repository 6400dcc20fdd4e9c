import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '../src/wire/call.ts'
import { problems } from '../src/wire/problem.ts'
import { pickExamples } from './pickExamples.ts'

const call = {
  method: 'GET',
  path: '/api/kola',
  audience: 'anyone',
  query: z.object({ page: z.pipe(z.string(), z.transform(Number)) }),
  responses: { 200: z.object({ data: z.array(z.string()) }), ...problems() },
} satisfies Call

const made = (answer: unknown, status = 200) => ({
  name: 'listBikes',
  status,
  params: {},
  query: { page: '2' },
  answer,
})

test('the fullest answer is the example, its list cut to two items', () => {
  const { calls } = pickExamples({ listBikes: call }, [
    made({ data: ['a'] }),
    made({ data: ['a', 'b', 'c'], secret: 'x' }),
    made({ data: ['a'.repeat(3_000)] }),
  ])

  expect(calls.listBikes).toEqual({ query: { page: 2 }, answer: { data: ['a', 'b'] } })
})

test('an answer of empty lines is no fuller than one of words', () => {
  const { calls } = pickExamples({ listBikes: call }, [
    made({ data: [`Kolo.${'\n'.repeat(2_000)}`] }),
    made({ data: ['Kolo a pumpička.'] }),
  ])

  expect(calls.listBikes?.answer).toEqual({ data: ['Kolo a pumpička.'] })
})

test('an answer that breaks the promise is no example', () => {
  expect(pickExamples({ listBikes: call }, [made({ data: 1 })]).calls).toEqual({})
})

test('a failure is shown by its status', () => {
  const problem = { message: 'Není.', code: 'not_found' }

  expect(pickExamples({}, [made(problem, 404), made({ other: 1 }, 404)]).failures).toEqual({
    404: problem,
  })
})
