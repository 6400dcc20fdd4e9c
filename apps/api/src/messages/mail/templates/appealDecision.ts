import { link, type MailTemplate, text } from '../MailTemplate.ts'

export type AppealDecision = {
  heading: string
  slug: string
  isUpheld: boolean
  answer: string
}

/** Tells an advertiser how an appeal ended. */
export const appealDecision: MailTemplate<AppealDecision> = (
  { heading, slug, isUpheld, answer },
  site,
) => ({
  subject: isUpheld
    ? `Odvolání jsme vyhověli: „${heading}“`
    : `Odvolání jsme zamítli: „${heading}“`,
  blocks: [
    text('Dobrý den,'),
    text(
      isUpheld
        ? `vašemu odvolání jsme vyhověli a rozhodnutí o\u00a0inzerátu „${heading}“ zrušili.`
        : `vaše odvolání k\u00a0inzerátu „${heading}“ jsme zamítli, rozhodnutí platí.`,
    ),
    text(`Proč: ${answer}`),
    text('O\u00a0odvolání rozhodl jiný člověk než poprvé.'),
    ...(isUpheld
      ? [link('Zobrazit inzerát', site.url(`/${slug}`))]
      : [text('Dál se můžete obrátit na orgán mimosoudního řešení sporů nebo na soud.')]),
  ],
})
