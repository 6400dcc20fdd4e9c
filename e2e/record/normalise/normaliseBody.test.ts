import { expect, test } from 'vitest'
import { normaliseBody } from './normaliseBody.ts'

test('JSON has its keys in one order and a line for each value', () => {
  expect(normaliseBody('application/json', Buffer.from('{"b":[{"d":1,"c":2}],"a":null}'))).toBe(
    '{\n  "a": null,\n  "b": [\n    {\n      "c": 2,\n      "d": 1\n    }\n  ]\n}',
  )
})

test('of a picture only its bytes are told', () => {
  expect(normaliseBody('image/png', Buffer.from('a'))).toMatch(/^<1 bytes, sha256 ca978112/)
})

test('feeds and files of text stay as they are', () => {
  expect(normaliseBody('application/rss+xml', Buffer.from('<rss/>'))).toBe('<rss/>')
})
