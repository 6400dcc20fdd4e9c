import { formatDate } from '@inzrt/domain/time'
import { RATING_DAYS } from '@inzrt/rules/deal'
import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type DealRated = {
  heading: string
  /** Whether both have rated, so that it can be read. */
  isShown: boolean
  /** Until when the two rate each other. */
  until: string
  path: string
}

const untilText = (until: string): string =>
  `Hodnocení uvidíte, až napíšete svoje, nejpozději ${formatDate(new Date(until))}. Hodnotit jde do ${RATING_DAYS}\u00a0dnů od předání, potom už ne.`

/** Tells one of the two of a deal that the other has rated it. */
export const dealRated: MailTemplate<DealRated> = ({ heading, isShown, until, path }, site) => ({
  subject: isShown
    ? `Hodnocení k inzerátu „${heading}“ si můžete přečíst`
    : `Jak proběhl obchod z inzerátu „${heading}“?`,
  blocks: [
    text('Dobrý den,'),
    text(
      isShown
        ? `obchod z inzerátu „${heading}“ jste ohodnotili oba. Co napsala druhá strana, si můžete přečíst a jednou na to odpovědět.`
        : `druhá strana ohodnotila obchod z inzerátu „${heading}“. Ohodnoťte ho prosím také.`,
    ),
    ...(isShown ? [] : [text(untilText(until))]),
    link(isShown ? 'Přečíst hodnocení' : 'Napsat hodnocení', site.url(path)),
  ],
})
