import { expect, test } from 'vitest'
import { readMail } from './readMail.ts'

const letter = async (type: 'plain' | 'html', body: string): Promise<string> => {
  const raw = `From: jana@posta.example\r\nContent-Type: text/${type}\r\n\r\n${body}`

  return (await readMail(Buffer.from(raw))).text
}

test.each([
  [100, 100],
  [8_000, 5_000],
])('V009 of %i words in tags of their own %i are read', async (words, read) => {
  expect(await letter('html', '<i>a</i>'.repeat(words))).toHaveLength(read)
})

test.each([
  ['one', 'From: jana@posta.example', 'jana@posta.example'],
  ['two in a line', 'From: jana@posta.example, petr@posta.example', null],
  ['two, a line each', 'From: jana@posta.example\r\nFrom: petr@posta.example', null],
  ['none', 'Subject: Re', null],
])('V009 who wrote a letter is known where it names one: %s', async (_what, head, from) => {
  expect((await readMail(Buffer.from(`${head}\r\n\r\nAno.`))).from).toBe(from)
})

test('V009 a letter is read no further than anybody types', async () => {
  const lines = 'Ano, je.\r\n'.repeat(200_000)

  expect(await letter('plain', lines)).toHaveLength(200_000)
})
