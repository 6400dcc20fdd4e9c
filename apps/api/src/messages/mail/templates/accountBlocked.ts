import { facts, type MailTemplate, text } from '../MailTemplate.ts'
import { accountRedress } from './accountRedress.ts'
import { decidedByPerson } from './decidedByPerson.ts'

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
    decidedByPerson(),
    ...accountRedress(site),
  ],
})
