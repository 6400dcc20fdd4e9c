import { invalidFields } from '../../platform/errors/problems.ts'

const TEXT = 'Zadejte prosím adresu inzerátu, jeho šestimístný kód, telefon nebo e-mail.'

/** What was typed names no ad in any way. */
export const notSought = () => invalidFields({ find: [TEXT] })
