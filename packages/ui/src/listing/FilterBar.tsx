import { type AdType, adTypeLabel } from '@inzrt/rules/listing'
import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import { CheckboxField } from '../field/CheckboxField.tsx'
import { SlidersIcon } from '../icon/SlidersIcon.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './FilterBar.module.css'
import { SortSelect, type SortSelectProps } from './SortSelect.tsx'

type TypeFilter = {
  type: AdType
  /** Honest count of results the tick would leave, formatted. */
  count?: string | undefined
  isChecked?: boolean
}

export type FilterBarProps = {
  /** Id of the form; controls elsewhere join it by their `form` attribute. */
  formId: string
  /** Path the form asks for by GET; without JavaScript the whole filter works by it. */
  action: string
  /** Values the filter keeps without showing them, such as the searched term. */
  hidden?: Readonly<Record<string, string>> | undefined
  /** Picker of the locality. */
  locality?: ReactNode
  types: readonly TypeFilter[]
  /** The order, where it does not stand above the rows. */
  sort?: Pick<SortSelectProps, 'defaultValue' | 'hasDistance'> | undefined
  /** Id of the popover with further filters, opened from here under 64 rem. */
  refineId?: string | undefined
  /** How many of those further filters are set. */
  refineCount?: number
  /** The same list without any filter; given when one is set. */
  resetHref?: string | undefined
  /** Any control of the form changed. */
  onChange?: FormEventHandler<HTMLFormElement>
}

/** Locality, types and order above a list (R104–R108); a `<form method="get">`. */
export const FilterBar = ({
  formId,
  action,
  hidden = {},
  locality,
  types,
  sort,
  refineId,
  refineCount = 0,
  resetHref,
  onChange,
}: FilterBarProps) => (
  <form
    id={formId}
    className={styles.bar}
    action={action}
    method="get"
    // A browser that fills in what was chosen before going back would contradict the list.
    autoComplete="off"
    onChange={onChange}
  >
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {locality}
    {refineId && (
      <Button className={styles.refine} icon={<SlidersIcon />} popoverTarget={refineId}>
        Upřesnit
        {refineCount > 0 && (
          <>
            <span className={styles.chosen} aria-hidden>
              {refineCount}
            </span>
            <VisuallyHidden>{` (vybrané filtry: ${refineCount})`}</VisuallyHidden>
          </>
        )}
      </Button>
    )}
    <fieldset className={styles.types}>
      <legend>Filtrovat pouze:</legend>
      {types.map(({ type, count, isChecked }) => (
        <CheckboxField
          key={`${type}-${isChecked}`}
          name="type"
          value={type}
          label={adTypeLabel(type).toLowerCase()}
          count={count}
          defaultChecked={isChecked}
        />
      ))}
    </fieldset>
    {sort && (
      <div className={styles.sort}>
        <SortSelect key={sort.defaultValue} {...sort} />
      </div>
    )}
    <Button className={styles.send} type="submit">
      Použít filtr
    </Button>
    {resetHref && (
      <p className={styles.reset}>
        <LinkButton variant="bare" href={resetHref}>
          Zrušit filtry
        </LinkButton>
      </p>
    )}
  </form>
)
