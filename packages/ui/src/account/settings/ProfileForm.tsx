import type { Locality } from '@inzrt/domain/locality'
import { nonBreaking } from '@inzrt/domain/text'
import { TextField } from '../../field/TextField.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { LocalityField } from '../../locality/LocalityField.tsx'
import type { LocalitySearch } from '../../locality/useLocalitySearch.ts'
import { CompanyFields, type CompanyLookup, type CompanyValues } from './CompanyFields.tsx'
import { FieldPair } from './FieldPair.tsx'
import { SettingsForm } from './SettingsForm.tsx'

export type ProfileValues = CompanyValues & {
  kind: 'private' | 'business'
  firstName: string
  lastName: string
  pscId: number | null
}

export type ProfileFormProps = {
  form: FormState<ProfileValues>
  /** How asking the register about a company stands. */
  company: CompanyLookup
  locality: Locality | null
  search: LocalitySearch<Locality>
  onLocality: (locality: Locality | null) => void
}

/** Who advertises and where; a business says more; a `<form>`. */
export const ProfileForm = ({ form, company, locality, search, onLocality }: ProfileFormProps) => {
  const { text } = fieldsOf(form, 'profil')

  return (
    <SettingsForm form={form} label="Uložit profil" sendingLabel="Ukládám…">
      {form.values.kind === 'business' && (
        <CompanyFields form={form} lookup={company} id="profil" />
      )}
      <FieldPair>
        <TextField label="Jméno" autoComplete="given-name" {...text('firstName')} />
        <TextField label="Příjmení" autoComplete="family-name" {...text('lastName')} />
      </FieldPair>
      <LocalityField
        id="profil-lokalita"
        label="Lokalita"
        hint={nonBreaking('Předvyplní se v příštím inzerátu.')}
        locality={locality}
        search={search}
        disabled={form.isSending}
        onChange={onLocality}
      />
    </SettingsForm>
  )
}
