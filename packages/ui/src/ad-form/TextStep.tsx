import { findContacts } from '@inzrt/domain/contact'
import type { Locality } from '@inzrt/domain/locality'
import { calmDown, isShouting, textLength } from '@inzrt/domain/text'
import type { Attribute } from '@inzrt/rules/attributes'
import { type AdForm, priceTypesOf, shownLabel } from '@inzrt/rules/forms'
import { CONTENT_LENGTH, HEADING_LENGTH, HEADING_MAX_SHOWN } from '@inzrt/rules/limits'
import type { AdType } from '@inzrt/rules/listing'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { TextAreaField } from '../field/TextAreaField.tsx'
import { TextField } from '../field/TextField.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'
import { LocalityField } from '../locality/LocalityField.tsx'
import type { LocalitySearch } from '../locality/useLocalitySearch.ts'
import { AttributeFields } from './AttributeFields.tsx'
import { PriceFields } from './PriceFields.tsx'
import { TypePicker } from './TypePicker.tsx'
import { withType } from './withType.ts'

export type TextStepProps = {
  form: FormState<AdForm>
  id: string
  types: readonly AdType[]
  /** What is asked of the thing in its section. */
  attributes?: readonly Attribute[]
  locality: Locality | null
  search: LocalitySearch<Locality>
  onLocality: (locality: Locality | null) => void
  /** Where such an ad belongs rather. */
  proposal?: ReactNode
  /** Why it belongs on another site. */
  sisterHint?: ReactNode
  /** What is usually asked for such a thing. */
  priceHint?: ReactNode
  /** An ad that exists keeps its type; how its heading is mended. */
  mending?: string
  /** Everybody reads it now. */
  isPublic?: boolean
  /** Ads here are of people, not of things. */
  isOfPeople?: boolean
  /** Its section is for who looks for somebody. */
  isDating?: boolean
}

const HINTS = {
  things: 'Napište, co to je, značku a\u00a0jednu přednost.',
  people: 'Napište v\u00a0jedné větě to nejdůležitější.',
} as const

const lengthHint = (length: number, isOfPeople: boolean): string => {
  if (length > HEADING_MAX_SHOWN)
    return `V\u00a0seznamu se zkrátí na ${HEADING_MAX_SHOWN}\u00a0znaků.`

  return `${HINTS[isOfPeople ? 'people' : 'things']} Nadpis opravíte sami jen první den.`
}

const KINDS = { phone: 'telefon', email: 'e-mail', web: 'odkaz na web' } as const

/** A contact in the text is told while it is written: an ad with it waits for a person. */
const contactWarning = (content: string, isPublic: boolean): string | null => {
  const [contact] = findContacts(content)
  if (!contact) return null
  const waits = isPublic
    ? 'Změnu s\u00a0ním musí nejdřív přečíst člověk, do té doby platí dosavadní text.'
    : 'Inzerát s\u00a0ním musí nejdřív přečíst člověk, obvykle do druhého pracovního dne.'

  return `V\u00a0textu je ${KINDS[contact.kind]}: „${contact.found}“. ${waits}`
}

/** What is advertised, for how much and where. */
export const TextStep = ({
  form,
  id,
  types,
  attributes = [],
  locality,
  search,
  onLocality,
  proposal,
  sisterHint,
  priceHint,
  mending,
  isPublic = false,
  isOfPeople = false,
  isDating = false,
}: TextStepProps) => {
  const { text } = fieldsOf(form, id)
  const { values, errors, isSending } = form

  return (
    <>
      {mending === undefined && (
        <TypePicker
          id={`${id}-type`}
          value={values.type}
          allowed={types}
          error={errors.type}
          isOfPeople={isOfPeople}
          onChange={(type) => form.change(withType(values, type))}
        />
      )}
      <TextField
        {...text('heading')}
        label={shownLabel('heading')}
        hint={`${mending ?? lengthHint(textLength(values.heading), isOfPeople)} ${textLength(values.heading)}\u00a0/\u00a0${HEADING_LENGTH.most}`}
        autoComplete="off"
        required
      />
      {isShouting(values.heading) && (
        <Button onClick={() => form.change({ heading: calmDown(values.heading) })}>
          Opravit na „{calmDown(values.heading)}“
        </Button>
      )}
      {proposal}
      <TextAreaField
        {...text('content')}
        label={shownLabel('content')}
        hint={`Telefon ani e-mail sem nepište, mají svá pole. ${textLength(values.content)}\u00a0/\u00a0${CONTENT_LENGTH.most}`}
        rows={7}
        warning={contactWarning(values.content, isPublic)}
        required
      />
      {sisterHint}
      {attributes.length > 0 && (
        <AttributeFields
          id={`${id}-attributes`}
          attributes={attributes}
          values={values.attributes}
          errors={errors}
          isOffered={values.type === 'offer'}
          disabled={isSending}
          onChange={(said, key) => form.change({ attributes: said }, [`attributes.${key}`])}
        />
      )}
      <PriceFields
        id={`${id}-price`}
        value={values.price}
        types={priceTypesOf(values.type, isDating)}
        isDating={isDating}
        errors={{ type: errors['price.type'], amount: errors['price.amount'] }}
        disabled={isSending}
        onChange={(price) => form.change({ price })}
      />
      {priceHint}
      <LocalityField
        id={`${id}-localityId`}
        label={shownLabel('localityId')}
        isRequired
        locality={locality}
        search={search}
        error={errors.localityId}
        disabled={isSending}
        onChange={onLocality}
      />
    </>
  )
}
