import type { FieldErrors } from '@inzrt/domain/forms'
import { FormSteps } from '@inzrt/ui/ad-form/FormSteps.tsx'
import type { Photo } from '@inzrt/ui/ad-form/photos/Photo.ts'
import { AD_STEPS, type AdStep, missingParts } from './adSteps.ts'

type AdFormStepsProps = {
  current: AdStep
  wrong: FieldErrors
  photos: readonly Photo[]
  onGo: (step: AdStep) => void
}

const noteOf = (missing: readonly string[], isSkipped: boolean): string => {
  if (missing.length > 0) return `chybí ${missing.join(', ')}`

  return isSkipped ? 'zatím žádné' : 'hotovo'
}

/** The steps of a new ad and what each still misses; photos may be left out. */
export const AdFormSteps = ({ current, wrong, photos, onGo }: AdFormStepsProps) => (
  <FormSteps
    current={current}
    onGo={(id) => onGo(id as AdStep)}
    steps={AD_STEPS.map(({ id, label }) => {
      const missing = missingParts(wrong, id)
      const isSkipped = id === 'fotky' && photos.length === 0
      const hasFailed = id === 'fotky' && photos.some(({ state }) => state.kind === 'failed')

      return {
        id,
        label,
        note: hasFailed ? 'některá se nenahrála' : noteOf(missing, isSkipped),
        isDone: missing.length === 0 && !isSkipped && !hasFailed,
      }
    })}
  />
)
