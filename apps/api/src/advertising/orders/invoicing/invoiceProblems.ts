import { formMessage } from '@inzrt/rules/forms'
import type { Problem } from '../../../platform/errors/Problem.ts'
import { conflict, invalidFields, notFound } from '../../../platform/errors/problems.ts'

const notByInvoice = (why: string): Problem => invalidFields({ paymentMethod: [why] })

export const onlyPartners = (): Problem => notByInvoice(formMessage.onlyPartners)
export const invoiceRefused = (why: string): Problem => notByInvoice(why)
export const invoiceNotFound = (): Problem => notFound('Tuto fakturu tu nemáme.')
export const cannotNoteInvoice = (): Problem =>
  conflict('Faktura se mezitím změnila, nebo ji už změnit nejde.')
