import type { FieldErrors } from '@inzrt/domain/forms'
import { FormSteps } from '@inzrt/ui/ad-form/FormSteps.tsx'
import { AD_STEPS, type AdStep, missingParts } from './adSteps.ts'

type AdFormStepsProps = {
  current: AdStep
  wrong: FieldErrors
  hasPhotos: boolean
  onGo: (step: AdStep) => void
}

const noteOf = (missing: readonly string[], isSkipped: boolean): string => {
  if (missing.length > 0) return `chybí ${missing.join(', ')}`

  return isSkipped ? 'zatím žádné' : 'hotovo'
}

/** The steps of a new ad and what each still misses; photos may be left out. */
export const AdFormSteps = ({ current, wrong, hasPhotos, onGo }: AdFormStepsProps) => (
  <FormSteps
    current={current}
    onGo={(id) => onGo(id as AdStep)}
    steps={AD_STEPS.map(({ id, label }) => {
      const missing = missingParts(wrong, id)
      const isSkipped = id === 'fotky' && !hasPhotos

      return {
        id,
        label,
        note: noteOf(missing, isSkipped),
        isDone: missing.length === 0 && !isSkipped,
      }
    })}
  />
)
