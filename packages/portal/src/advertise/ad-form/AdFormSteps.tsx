import { FormSteps } from '@inzrt/ui/ad-form/FormSteps.tsx'
import type { Photo } from '@inzrt/ui/ad-form/photos/Photo.ts'
import { AD_STEPS, type AdStep, gapsOf } from './adSteps.ts'
import type { Placement } from './place/usePlacement.ts'

type AdFormStepsProps = {
  current: AdStep
  form: Pick<Placement['form'], 'wrong' | 'values'>
  photos: readonly Photo[]
  onGo: (step: AdStep) => void
}

const saying = (word: string, parts: readonly string[]): string[] =>
  parts.length > 0 ? [`${word} ${parts.join(', ')}`] : []

const gapsText = ({ missing, toMend }: ReturnType<typeof gapsOf>): string =>
  [...saying('chybí', missing), ...saying('k\u00a0opravě', toMend)].join('; ')

/** The steps of a new ad and what each still misses or has wrong; photos may be left out. */
export const AdFormSteps = ({ current, form, photos, onGo }: AdFormStepsProps) => (
  <FormSteps
    current={current}
    onGo={(id) => onGo(id as AdStep)}
    steps={AD_STEPS.map(({ id, label }) => {
      const gaps = gapsText(gapsOf(form, id))
      const isSkipped = id === 'fotky' && photos.length === 0
      const hasFailed = id === 'fotky' && photos.some(({ state }) => state.kind === 'failed')

      return {
        id,
        label,
        note: hasFailed ? 'některá se nenahrála' : gaps || (isSkipped ? 'zatím žádné' : 'hotovo'),
        isDone: gaps === '' && !isSkipped && !hasFailed,
      }
    })}
  />
)
