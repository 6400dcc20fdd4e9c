import type { Locality } from '@inzrt/domain/locality'
import { nonBreaking } from '@inzrt/domain/text'
import type { AdForm } from '@inzrt/rules/forms'
import type { AdType } from '@inzrt/rules/listing'
import type { KeyboardEvent } from 'react'
import { FieldPair } from '../../account/settings/FieldPair.tsx'
import { TextStep } from '../../ad-form/TextStep.tsx'
import { Button } from '../../button/Button.tsx'
import { SelectField, type SelectOption } from '../../field/SelectField.tsx'
import { TextField } from '../../field/TextField.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { SentForm } from '../../form/SentForm.tsx'
import { Key } from '../../key/Key.tsx'
import type { LocalitySearch } from '../../locality/useLocalitySearch.ts'
import styles from '../deciding/DecisionForm.module.css'

export type IntakeFormProps = {
  id: string
  form: FormState<AdForm>
  sections: readonly SelectOption[]
  /** A section was chosen, by the last part of its address. */
  onSection: (slug: string) => void
  types: readonly AdType[]
  locality: Locality | null
  search: LocalitySearch<Locality>
  onLocality: (locality: Locality | null) => void
  /** Editions the ad may be printed in first. */
  editions: { options: readonly SelectOption[]; value: string; onChange: (value: string) => void }
}

/** Sends the form from any of its fields, the text that takes Enter for itself too. */
const sendByKeys = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/** An ad as a clerk takes it down on the phone, in the order of a call; a `<form>`. */
export const IntakeForm = ({
  id,
  form,
  sections,
  onSection,
  types,
  locality,
  search,
  onLocality,
  editions,
}: IntakeFormProps) => {
  const { text } = fieldsOf(form, id)
  const name = text('firstName')

  return (
    <SentForm form={form} className={styles.form} onKeyDown={sendByKeys}>
      <SelectField
        {...text('sectionSlug')}
        label="Rubrika"
        hint="Začněte psát její název."
        options={sections}
        onChange={({ target }) => onSection(target.value)}
        required
      />
      <TextStep
        form={form}
        id={id}
        types={types}
        locality={locality}
        search={search}
        onLocality={onLocality}
      />
      <FieldPair>
        <TextField
          {...name}
          error={name.error ?? form.errors.nickname}
          label="Jméno"
          autoComplete="off"
          required
        />
        <TextField
          {...text('phone')}
          type="tel"
          label="Telefon"
          hint={nonBreaking('Pošleme na něj odkaz k potvrzení.')}
          autoComplete="off"
          required
        />
      </FieldPair>
      <SelectField
        id={`${id}-printFrom`}
        name="printFrom"
        label="Otisknout od vydání"
        options={editions.options}
        value={editions.value}
        error={form.errors.printFrom}
        disabled={form.isSending}
        onChange={({ target }) => editions.onChange(target.value)}
      />
      <p className={styles.actions}>
        <Button type="submit" variant="primary" disabled={form.isSending}>
          Přečíst zákazníkovi
        </Button>
        <span>
          odkudkoli <Key>Ctrl</Key> + <Key>Enter</Key>
        </span>
      </p>
    </SentForm>
  )
}
