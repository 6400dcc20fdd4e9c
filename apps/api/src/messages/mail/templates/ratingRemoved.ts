import { starsText } from '@inzrt/rules/deal'
import { link, type MailTemplate, quote, text } from '../MailTemplate.ts'
import { decidedByPerson } from './decidedByPerson.ts'

export type RatingRemoved = {
  /** null: the ad and its conversation are gone. */
  heading: string | null
  stars: number
  /** null: stars alone. */
  text: string | null
  answer: string
  /** It is not the rating but the answer to it that was taken away. */
  isAnswer: boolean
}

const aboutOf = (heading: string | null): string =>
  heading === null ? '' : ` k inzerátu „${heading}“`

/** Tells who wrote a rating, or the answer to one, why it was taken away, and what can be done against it. */
export const ratingRemoved: MailTemplate<RatingRemoved> = (
  { heading, stars, text: words, answer, isAnswer },
  site,
) => ({
  subject: `${isAnswer ? 'Vaši odpověď na hodnocení' : 'Vaše hodnocení'}${aboutOf(heading)} jsme skryli`,
  blocks: [
    text('Dobrý den,'),
    text(
      isAnswer
        ? `někdo nahlásil hodnocení${aboutOf(heading)}, na které jste odpověděli. Posoudili jsme ho a vaši odpověď skryli, nikdo ji už neuvidí. Hodnocení zůstává.`
        : `někdo nahlásil vaše hodnocení${aboutOf(heading)} (${starsText(stars)}). Posoudili jsme ho a skryli, nikdo ho už neuvidí.`,
    ),
    ...(words ? [text('Napsali jste:'), quote(words)] : []),
    text(`Proč: ${answer}`),
    decidedByPerson(),
    text(
      'Nesouhlasíte? Napište nám reklamaci, posoudí ji někdo jiný. Obrátit se můžete také na soud.',
    ),
    link('Napsat reklamaci', site.url('/reklamace')),
  ],
})
