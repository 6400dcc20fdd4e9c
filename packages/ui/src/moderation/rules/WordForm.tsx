import { TextField } from '../../field/TextField.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { DecisionFrame } from '../deciding/DecisionFrame.tsx'

export type WordFormProps = { form: FormState<{ word: string; note: string }> }

/** A new word ads are held for; a `<form>`. */
export const WordForm = ({ form }: WordFormProps) => {
  const { text } = fieldsOf(form, 'slovo')

  return (
    <DecisionFrame form={form} label="Vyzkoušet slovo">
      <TextField
        label="Nové slovo"
        hint="Najdeme i jeho další tvary. Nejdřív ho vyzkoušíme na starších inzerátech."
        required
        {...text('word')}
      />
      <TextField label="Poznámka" {...text('note')} />
    </DecisionFrame>
  )
}
