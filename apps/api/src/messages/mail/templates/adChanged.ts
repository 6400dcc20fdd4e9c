import { link, type MailTemplate, text } from '../MailTemplate.ts'
import { redress } from './redress.ts'

export type AdChanged = {
  heading: string
  slug: string
  /** Name of the section it stands in now; null: its text was changed. */
  movedTo: string | null
  facts: string | null
  /** Opens the page where the decision is contested. */
  token: string
}

/** Tells an advertiser what moderators changed. */
export const adChanged: MailTemplate<AdChanged> = (
  { heading, slug, movedTo, facts, token },
  site,
) => ({
  subject: movedTo
    ? `Inzerát „${heading}“ jsme přesunuli`
    : `Text inzerátu „${heading}“ jsme upravili`,
  blocks: [
    text('Dobrý den,'),
    text(
      movedTo
        ? `váš inzerát „${heading}“ jsme přesunuli do rubriky ${movedTo}.`
        : `v\u00a0inzerátu „${heading}“ jsme upravili text.`,
    ),
    ...(facts ? [text(`Proč: ${facts}`)] : []),
    link('Zobrazit inzerát', site.url(`/${slug}`)),
    ...redress(token, site),
  ],
})
