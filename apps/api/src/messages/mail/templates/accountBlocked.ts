import { APPEAL_MONTHS } from '@inzrt/rules/moderation'
import { facts, link, type MailTemplate, text } from '../MailTemplate.ts'

export type AccountBlocked = { nickname: string; facts: string }

/** Everything the law wants said of a decision against somebody's account (DSA, article 17). */
export const accountBlocked: MailTemplate<AccountBlocked> = ({ nickname, facts: found }, site) => ({
  subject: `Váš účet na webu ${site.name} jsme zablokovali`,
  blocks: [
    text(`Dobrý den, ${nickname},`),
    facts(
      [
        'Opatření',
        'váš účet jsme zablokovali. Nepřihlásíte se do něj, nic v něm nezměníte a jeho inzeráty nejsou vidět.',
      ],
      ['Důvod', 'rozpor s pravidly inzerce.'],
      ['Zjištěné skutečnosti', found],
    ),
    text('Rozhodl člověk, žádné automatické prostředky jsme nepoužili.'),
    text(
      `Nesouhlasíte? Do ${APPEAL_MONTHS} měsíců se můžete bezplatně odvolat: napište nám, rozhodne jiný člověk. Obrátit se můžete také na orgán mimosoudního řešení sporů nebo na soud.`,
    ),
    link('Kam napsat', site.url('/o-spolecnosti#kontakty')),
  ],
})
