import { nonBreaking } from '@inzrt/domain/text'
import type { RatingVerdictForm } from '@inzrt/rules/forms'
import { SelectField } from '../../field/SelectField.tsx'
import { TextAreaField } from '../../field/TextAreaField.tsx'
import type { fieldsOf } from '../../form/fieldsOf.ts'
import { DecisionFrame, type DecisionFrameProps } from './DecisionFrame.tsx'

export type VerdictFormProps = Pick<DecisionFrameProps, 'form' | 'label' | 'onCancel'> & {
  /** Binds its two fields, whichever verdicts there are. */
  text: ReturnType<typeof fieldsOf<RatingVerdictForm>>['text']
  /** Ways it may end. */
  verdicts: readonly { value: RatingVerdictForm['verdict']; label: string }[]
  /** What the field for the answer is called, and what is said below it; its height in rows. */
  answer: { label: string; hint: string; rows: number }
}

/** How something asked of the desk ends, and what is answered; a `<form>`. */
export const VerdictForm = ({ text, verdicts, answer, ...frame }: VerdictFormProps) => (
  <DecisionFrame {...frame}>
    <SelectField
      label="Jak rozhodnout"
      options={[{ value: '', label: 'Vyberte rozhodnutí' }, ...verdicts]}
      required
      {...text('verdict')}
    />
    <TextAreaField
      label={answer.label}
      hint={nonBreaking(answer.hint)}
      rows={answer.rows}
      required
      {...text('answer')}
    />
  </DecisionFrame>
)
