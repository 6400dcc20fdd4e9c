import { type MailBlock, text } from '../MailTemplate.ts'

/** That a person decided, which the law wants said (DSA, article 17). */
export const decidedByPerson = (): MailBlock =>
  text('Rozhodl člověk, žádné automatické prostředky jsme nepoužili.')
