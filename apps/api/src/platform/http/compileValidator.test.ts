import Fastify from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestApp } from '../../test/createTestApp.ts'
import { handleErrors } from '../errors/handleErrors.ts'
import { compileValidator } from './compileValidator.ts'

const { ask } = await createTestApp()

test.each([
  '{"length":{"toString":1}}',
  '{"length":{"valueOf":1,"toString":1},"toJSON":1}',
  '{"length":{"constructor":{"name":1}}}',
  '[[[]]]',
  'null',
])('a text field that holds %s is refused under its field', async (value) => {
  const answer = await ask('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    payload: `{"nickname":${value},"password":${value}}`,
  })

  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toEqual({
    nickname: ['Pole „přezdívka“ není správně vyplněné.'],
    password: ['Pole „heslo“ není správně vyplněné.'],
  })
})

test.each(['body', 'querystring', 'params'])(
  'a check of the %s that throws is a bad request in words',
  async (part) => {
    const app = Fastify()
    app.setValidatorCompiler(compileValidator)
    handleErrors(app)
    const schema = z.object({}).check(
      z.refine(() => {
        throw new TypeError('Cannot convert object to primitive value')
      }),
    )
    app.post('/', { schema: { [part]: schema } }, async () => 'let through')
    const answer = await app.inject({ method: 'POST', url: '/', payload: {} })

    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ message: 'Požadavku nerozumíme.', code: 'bad_request' })
  },
)
