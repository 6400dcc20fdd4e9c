import { Button } from '../../button/Button.tsx'
import { TextField } from '../../field/TextField.tsx'
import { ConnectionNote } from '../../form/ConnectionNote.client.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import styles from '../deciding/DecisionForm.module.css'

export type WordFormProps = { form: FormState<{ word: string; note: string }> }

/** A new word ads are held for; a `<form>`. */
export const WordForm = ({ form }: WordFormProps) => {
  const { text } = fieldsOf(form, 'slovo')

  return (
    <form ref={form.ref} className={styles.form} onSubmit={form.submit} noValidate>
      <TextField
        label="Nové slovo"
        hint="Najdeme i jeho další tvary. Nejdřív ho vyzkoušíme na starších inzerátech."
        required
        {...text('word')}
      />
      <TextField label="Poznámka" {...text('note')} />
      <p className={styles.actions}>
        <Button type="submit" disabled={form.isSending}>
          Vyzkoušet slovo
        </Button>
      </p>
      <ConnectionNote form={form} />
    </form>
  )
}
