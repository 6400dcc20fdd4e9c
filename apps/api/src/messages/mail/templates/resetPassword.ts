import { code as codeBlock, link, type MailTemplate, text } from '../MailTemplate.ts'

export type ResetPassword = { nickname: string; token: string; code: string | null }

const codeBlocks = (code: string | null) =>
  code === null
    ? []
    : [
        codeBlock(
          'Nebo opište tento kód do prohlížeče, ve kterém jste o nové heslo požádali',
          code,
        ),
        text('Kód platí 10 minut.'),
      ]

/** The ways back to an account whose password was lost. */
export const resetPassword: MailTemplate<ResetPassword> = ({ nickname, token, code }, site) => ({
  subject: `Nové heslo pro ${site.name}`,
  blocks: [
    text(`Dobrý den, ${nickname},`),
    text(`na webu ${site.name} jste požádali o nové heslo. Nastavíte ho tady:`),
    link('Nastavit nové heslo', site.url('/uzivatel/reset-hesla', { nickname, token })),
    text('Odkaz platí hodinu a funguje jen jednou.'),
    ...codeBlocks(code),
    text(
      'Nežádali jste o nové heslo? Zprávu prosím smažte. Vaše heslo zůstává stejné. Odkaz ani kód nikomu neposílejte, ani naší podpoře.',
    ),
  ],
})
