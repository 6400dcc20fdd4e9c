import type { SecondStepForm } from '@inzrt/rules/forms'
import { TextField } from '../field/TextField.tsx'
import { takeFocus } from '../focus/takeFocus.ts'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'

export type SecondStepFieldProps = {
  form: FormState<SecondStepForm>
  /** Begins the id of the field. */
  id: string
  /** Which kind of code is typed. */
  way: 'app' | 'recovery'
  /** It takes the focus when it appears. */
  isFirst?: boolean
}

const TEXTS = {
  app: { label: 'kód z\u00a0aplikace', hint: 'Šest číslic, které aplikace právě ukazuje.' },
  recovery: {
    label: 'záložní kód',
    hint: 'Jeden z\u00a0deseti, které jste si uložili. Každý platí jednou.',
  },
} as const

/** A code of the second step: digits of an app, or a recovery code; an `<input>` in a `<div>`. */
export const SecondStepField = ({ form, id, way, isFirst = false }: SecondStepFieldProps) => (
  <TextField
    {...fieldsOf(form, id).text('code')}
    key={way}
    ref={isFirst ? takeFocus : undefined}
    {...TEXTS[way]}
    inputMode={way === 'app' ? 'numeric' : undefined}
    autoComplete={way === 'app' ? 'one-time-code' : 'off'}
    autoCapitalize="none"
    spellCheck={false}
  />
)
