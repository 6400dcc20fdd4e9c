import { starsText } from '@inzrt/domain/deal'
import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type RatingRemoved = {
  heading: string
  stars: number
  /** null: stars alone. */
  text: string | null
  answer: string
}

/** Tells who wrote a rating why it was taken away, and what can be done against it. */
export const ratingRemoved: MailTemplate<RatingRemoved> = (
  { heading, stars, text: words, answer },
  site,
) => ({
  subject: `Vaše hodnocení k inzerátu „${heading}“ jsme skryli`,
  blocks: [
    text('Dobrý den,'),
    text(
      `někdo nahlásil vaše hodnocení k inzerátu „${heading}“ (${starsText(stars)}). Posoudili jsme ho a skryli, nikdo ho už neuvidí.`,
    ),
    ...(words ? [text(`Napsali jste: ${words}`)] : []),
    text(`Proč: ${answer}`),
    text('Rozhodl člověk, žádné automatické prostředky jsme nepoužili.'),
    text(
      'Nesouhlasíte? Napište nám reklamaci, posoudí ji někdo jiný. Obrátit se můžete také na soud.',
    ),
    link('Napsat reklamaci', site.url('/reklamace')),
  ],
})
