import { formatExactly } from '@inzrt/domain/price'
import type { Problem } from '../../../platform/errors/Problem.ts'
import { invalidFields } from '../../../platform/errors/problems.ts'

export const notEnoughCredit = (total: number): Problem =>
  invalidFields({
    paymentMethod: [
      `Na ${formatExactly(total, 'CZK')} váš kredit nestačí. Dobijte ho, nebo zaplaťte jinak.`,
    ],
  })
