import { formMessage } from '@inzrt/rules/forms'
import { Problem } from '../../../platform/errors/Problem.ts'
import { invalidFields } from '../../../platform/errors/problems.ts'

const notByInvoice = (why: string): Problem => invalidFields({ paymentMethod: [why] })

export const onlyPartners = (): Problem => notByInvoice(formMessage.onlyPartners)
export const invoiceRefused = (why: string): Problem => notByInvoice(why)
export const invoiceNotFound = (): Problem =>
  new Problem(404, 'not_found', 'Tuto fakturu tu nemáme.')
export const cannotNoteInvoice = (): Problem =>
  new Problem(409, 'conflict', 'Faktura se mezitím změnila, nebo ji už změnit nejde.')
