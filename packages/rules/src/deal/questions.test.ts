import { expect, test } from 'vitest'
import { answersTo, factsOf, QUESTIONS, questionsFor, questionText } from '../deal.ts'

test.each([
  ['offer', ['available', 'meeting', 'call']],
  ['inquiry', ['wanted', 'call']],
  ['exchange', ['available', 'meeting', 'swap', 'call']],
] as const)('N010 an ad of type %s is asked %j', (type, questions) => {
  expect(questionsFor(type).map(({ question }) => question)).toEqual(questions)
})

test('N010 each question has a label of its own in the list', () => {
  const labels = questionsFor('exchange').map(({ label }) => label)

  expect(labels).toEqual([
    'Je ještě k\u00a0dispozici?',
    'Kdy a\u00a0kde se můžeme sejít?',
    'Nabízím výměnou',
    'Zavolejte mi prosím',
  ])
})

test.each([
  ['available', 'Je ještě k\u00a0dispozici?'],
  ['meeting', 'Můžeme se sejít?\nKdy: v pět\nKde: na nádraží'],
  ['wanted', 'Hledáte ještě? Mohu nabídnout: zelené kolo'],
  ['swap', 'Výměnou nabízím: zelené kolo'],
  ['call', 'Zavolejte mi prosím.\nKdy: v pět'],
] as const)('N010 the question „%s“ says the facts it needs: %j', (question, text) => {
  expect(questionText(question, { when: 'v pět', where: 'na nádraží', what: 'zelené kolo' })).toBe(
    text,
  )
})

test('N010 a question says every fact it asks for and no other', () => {
  const facts = { when: 'v pět', where: 'na nádraží', what: 'zelené kolo' } as const
  const names = ['when', 'where', 'what'] as const

  for (const question of QUESTIONS)
    expect(names.filter((name) => questionText(question, facts).includes(facts[name]))).toEqual(
      factsOf(question),
    )
})

test('N010 no answer in one press stands twice beside another', () => {
  for (const question of QUESTIONS) {
    const answers = answersTo(question)

    expect(answers.length).toBeGreaterThan(1)
    expect(new Set(answers).size).toBe(answers.length)
  }
})
