import type { AdType } from '../listing/adTypes.ts'

export const QUESTIONS = ['available', 'meeting', 'wanted', 'swap', 'call'] as const
export type Question = (typeof QUESTIONS)[number]

/** What a question needs to be answered at once. */
export type QuestionFacts = Readonly<{ when: string; where: string; what: string }>
export type QuestionFact = keyof QuestionFacts

type Usual = Readonly<{
  types: readonly AdType[]
  /** As it stands in a list of questions. */
  label: string
  facts: readonly QuestionFact[]
  text: (facts: QuestionFacts) => string
  /** What answers it in one press. */
  answers: readonly string[]
}>

const USUAL: Readonly<Record<Question, Usual>> = {
  available: {
    types: ['offer', 'exchange'],
    label: 'Je ještě k\u00a0dispozici?',
    facts: [],
    text: () => 'Je ještě k\u00a0dispozici?',
    answers: ['Ano, je.', 'Teď je rezervováno.', 'Už není.'],
  },
  meeting: {
    types: ['offer', 'exchange'],
    label: 'Kdy a\u00a0kde se můžeme sejít?',
    facts: ['when', 'where'],
    text: ({ when, where }) => `Můžeme se sejít?\nKdy: ${when}\nKde: ${where}`,
    answers: ['Ano, platí.', 'Navrhněte prosím jiný čas.', 'Navrhněte prosím jiné místo.'],
  },
  wanted: {
    types: ['inquiry'],
    label: 'Hledáte ještě? Mohu nabídnout',
    facts: ['what'],
    text: ({ what }) => `Hledáte ještě? Mohu nabídnout: ${what}`,
    answers: ['Ano, mám zájem.', 'Pošlete prosím víc podrobností.', 'Už nehledám.'],
  },
  swap: {
    types: ['exchange'],
    label: 'Nabízím výměnou',
    facts: ['what'],
    text: ({ what }) => `Výměnou nabízím: ${what}`,
    answers: ['Ano, domluvme se.', 'Pošlete prosím víc podrobností.', 'Bohužel nemám zájem.'],
  },
  call: {
    types: ['offer', 'inquiry', 'exchange'],
    label: 'Zavolejte mi prosím',
    facts: ['when'],
    text: ({ when }) => `Zavolejte mi prosím.\nKdy: ${when}`,
    answers: ['Zavolám.', 'Raději si prosím napišme.'],
  },
}

/** Questions that suit an ad of a type, as a list shows them. */
export const questionsFor = (type: AdType): readonly { question: Question; label: string }[] =>
  QUESTIONS.filter((question) => USUAL[question].types.includes(type)).map((question) => ({
    question,
    label: USUAL[question].label,
  }))

export const factsOf = (question: Question): readonly QuestionFact[] => USUAL[question].facts

/**
 * A question with its facts, in words.
 * @example questionText('available', facts) // 'Je ještě k\u00a0dispozici?'
 */
export const questionText = (question: Question, facts: QuestionFacts): string =>
  USUAL[question].text(facts)

/** What answers a question in one press. */
export const answersTo = (question: Question): readonly string[] => USUAL[question].answers
