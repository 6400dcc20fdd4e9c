import { RATING_DAYS } from '@inzrt/domain/deal'
import { formatDate } from '@inzrt/domain/time'
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
  `Hodnocení uvidíte, až napíšete svoje, nejpozději ${formatDate(new Date(until))}. Do té doby nevidí jeden hodnocení druhého; po ${RATING_DAYS}\u00a0dnech od předání se hodnotit přestává.`

/** Tells one of the two of a deal that the other has rated it. */
export const dealRated: MailTemplate<DealRated> = ({ heading, isShown, until, path }, site) => ({
  subject: isShown
    ? `Hodnocení k inzerátu „${heading}“ si můžete přečíst`
    : `Jak dopadl obchod „${heading}“?`,
  blocks: [
    text('Dobrý den,'),
    text(
      isShown
        ? `po předání věci z inzerátu „${heading}“ jste se ohodnotili oba. Co o vás druhá strana napsala, najdete tady; můžete na to jednou odpovědět.`
        : `druhá strana ohodnotila obchod z inzerátu „${heading}“. Ohodnoťte ho prosím také.`,
    ),
    ...(isShown ? [] : [text(untilText(until))]),
    link(isShown ? 'Přečíst hodnocení' : 'Napsat hodnocení', site.url(path)),
  ],
})
