import { SETTINGS_PARTS } from '@inzrt/contracts/account/settingsParts'
import { DECISION_GROUNDS, type DecisionGround } from '@inzrt/rules/moderation'
import { facts, link, type MailTemplate, quote, text } from '../MailTemplate.ts'
import { accountRedress } from './accountRedress.ts'
import { BASES } from './bases.ts'
import { decidedByPerson } from './decidedByPerson.ts'

export type CompanyPageRemoved = {
  nickname: string
  ground: DecisionGround
  facts: string
  /** What it said of itself; empty: a picture or an address alone. */
  about: string
}

/** Tells a company why what it said of itself is gone: everything the law wants said of such a decision (DSA, article 17). */
export const companyPageRemoved: MailTemplate<CompanyPageRemoved> = (
  { nickname, ground, facts: found, about },
  site,
) => ({
  subject: `Ze stránky vaší firmy na webu ${site.name} jsme odstranili text a\u00a0logo`,
  blocks: [
    text(`Dobrý den, ${nickname},`),
    facts(
      [
        'Opatření',
        'odstranili jsme, co o\u00a0sobě vaše firma na své stránce píše, a\u00a0její logo. Vaše inzeráty i\u00a0název firmy zůstávají.',
      ],
      ['Důvod', `${DECISION_GROUNDS[ground].title} – ${BASES[DECISION_GROUNDS[ground].basis]}.`],
      ['Zjištěné skutečnosti', found],
    ),
    ...(about ? [text('Napsali jste:'), quote(about)] : []),
    decidedByPerson(),
    link(
      'Napsat na stránku něco jiného',
      site.url(`/muj-ucet?tab=nastaveni#${SETTINGS_PARTS.companyPage}`),
    ),
    ...accountRedress(site),
  ],
})
