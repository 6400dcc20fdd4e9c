import { LINE_AD_CHARS } from '@inzrt/domain/print'
import type { PrintWordingForm as Values } from '@inzrt/rules/forms'
import { TextAreaField } from '../../field/TextAreaField.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { DecisionFrame } from './DecisionFrame.tsx'

export type PrintWordingFormProps = { id: string; form: FormState<Values>; onCancel: () => void }

/** Other words for an ad in the paper alone; a `<form>`. */
export const PrintWordingForm = ({ id, form, onCancel }: PrintWordingFormProps) => (
  <DecisionFrame form={form} label="Uložit znění" onCancel={onCancel}>
    <TextAreaField
      label={'Znění v\u00a0novinách'}
      hint={`Místo nadpisu a textu, nejvýš ${LINE_AD_CHARS}\u00a0znaků; cenu, místo a kód přidáme. Prázdné: zkrátí se podle pravidel.`}
      rows={3}
      {...fieldsOf(form, id).text('wording')}
    />
  </DecisionFrame>
)
