import { DECISION_GROUNDS, type DecisionGround } from '@inzrt/rules/moderation'
import { facts, link, type MailBlock, type MailTemplate, text } from '../MailTemplate.ts'
import { BASES } from './bases.ts'
import { decidedByPerson } from './decidedByPerson.ts'
import { redress } from './redress.ts'

export type StatementOfReasons = {
  heading: string
  slug: string
  ground: DecisionGround
  facts: string
  /** A rule picked the ad out; a person decided all the same. */
  wasPicked: boolean
  /** Its owner may mend it and send it again. */
  canBeMended?: boolean
  /** Opens the page where the decision is contested. */
  token: string
}

/** Everything the law wants said of a decision against somebody's ad (DSA, article 17). */
const reasons = (decision: StatementOfReasons, measure: string): MailBlock[] => {
  const { basis, title } = DECISION_GROUNDS[decision.ground]

  return [
    facts(
      ['Opatření', measure],
      ['Důvod', `${title} – ${BASES[basis]}.`],
      ['Zjištěné skutečnosti', decision.facts],
    ),
    decision.wasPicked
      ? text('Ke kontrole inzerát vybral automat podle našich pravidel, rozhodl o\u00a0něm člověk.')
      : decidedByPerson(),
  ]
}

const statement =
  (subject: string, opening: string, measure: string): MailTemplate<StatementOfReasons> =>
  (decision, site) => ({
    subject: `${subject}: „${decision.heading}“`,
    blocks: [
      text('Dobrý den,'),
      text(`${opening} „${decision.heading}“.`),
      ...reasons(decision, measure),
      ...(decision.canBeMended
        ? [link('Opravit a\u00a0poslat znovu', site.url(`/${decision.slug}/edit`))]
        : []),
      ...redress(decision.token, site),
    ],
  })

/** An ad that was not published, and why. */
export const adRejected = statement(
  'Inzerát jsme nezveřejnili',
  'nezveřejnili jsme váš inzerát',
  'inzerát nebude zveřejněn.',
)

/** A change of an ad that was refused, and why; the ad goes on as it was. */
export const adChangeRejected = statement(
  'Změnu inzerátu jsme nepřijali',
  'nepřijali jsme změnu vašeho inzerátu',
  'změna nebude zveřejněna; na webu i\u00a0v\u00a0novinách zůstává inzerát v\u00a0dosavadním znění.',
)

/** An ad that was taken down, and why. */
export const adBlocked = statement(
  'Inzerát jsme zablokovali',
  'zablokovali jsme váš inzerát',
  'inzerát není veřejně dostupný, dokud blokace trvá.',
)
