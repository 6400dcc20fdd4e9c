'use client'

import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { buttonClass } from '../button/buttonClass.ts'
import { classNames } from '../class-names/classNames.ts'
import control from '../field/control.module.css'
import { PinIcon } from '../icon/PinIcon.tsx'
import type { WithLink } from '../link/LinkComponent.ts'
import { useListbox } from '../listbox/useListbox.ts'
import { useHydrated } from '../timing/useHydrated.ts'
import { Tooltip } from '../tooltip/Tooltip.client.tsx'
import { ChosenLocality, type ChosenLocalityProps } from './ChosenLocality.tsx'
import { cancelLocalityId } from './cancelLocalityId.ts'
import { focusNext } from './focusNext.ts'
import type { LocalityLine } from './LocalityLine.ts'
import styles from './LocalityPicker.module.css'
import { LocalityResults } from './LocalityResults.tsx'
import { type LocalitySearch, useLocalitySearch } from './useLocalitySearch.ts'

export type LocalityPickerProps<Found> = WithLink & {
  id: string
  /** Field of the form that carries what is typed where there is no JavaScript. */
  name?: string
  /** What a list is narrowed to, or nothing. */
  chosen?: Pick<ChosenLocalityProps, 'name' | 'value' | 'label'> | null
  /** Keep it the same between renders: a new function asks again. */
  search: LocalitySearch<Found>
  toLine: (found: Found) => LocalityLine
  /** A place was chosen. */
  onChoose: (found: Found) => void
  onCancel: () => void
  /** The same page without the locality, for browsers without JavaScript. */
  cancelHref: string
  /** How far around the place: a control of the form. */
  radius?: ReactNode
  /** `field` stands in the hero's search box and has no frame. */
  look?: 'button' | 'field' | undefined
  /** Opened by what stood in its place. */
  isOpenAtFirst?: boolean
}

/**
 * Narrows a list to a place (R104–R106, R125–R129); a `<details>` with a combobox. Without
 * JavaScript the field takes a name or five digits and the form's button sends them.
 */
export const LocalityPicker = <Found,>({
  LinkComponent,
  id,
  name,
  chosen,
  search,
  toLine,
  onChoose,
  onCancel,
  cancelHref,
  radius,
  look = 'button',
  isOpenAtFirst = false,
}: LocalityPickerProps<Found>) => {
  const details = useRef<HTMLDetailsElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [term, setTerm] = useState('')
  const isHydrated = useHydrated()
  const answer = useLocalitySearch(term, search)
  const localities = answer.kind === 'found' ? answer.localities : []

  const close = () => {
    setTerm('')
    if (details.current) details.current.open = false
  }
  const opener = () => details.current?.querySelector('summary')
  const choose = (locality: Found) => {
    close()
    onChoose(locality)
    focusNext(() => document.getElementById(cancelLocalityId(id)))
  }
  // Left open, it would cover what is focused next.
  const closeWhenLeft = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  const listbox = useListbox({
    keys: localities.map((locality) => toLine(locality).key),
    onPick: (index) => {
      const locality = localities[index]
      if (locality) choose(locality)
    },
    onClose: () => {
      close()
      opener()?.focus()
    },
  })

  if (chosen) {
    return (
      <ChosenLocality
        LinkComponent={LinkComponent}
        id={cancelLocalityId(id)}
        {...chosen}
        radius={radius}
        cancelHref={cancelHref}
        onCancel={(event) => {
          event.preventDefault()
          onCancel()
          focusNext(opener)
        }}
      />
    )
  }

  return (
    <details
      ref={details}
      className={styles.picker}
      open={isOpenAtFirst}
      onBlur={closeWhenLeft}
      onToggle={({ currentTarget }) => currentTarget.open && field.current?.focus()}
    >
      <summary className={look === 'button' ? buttonClass({}) : styles.field}>
        <PinIcon />
        Specifikovat lokalitu
      </summary>
      <div className={styles.panel}>
        <div className={styles.label}>
          <label htmlFor={id}>Lokalita</label>
          <Tooltip label="K čemu lokalita slouží">
            Lokalita slouží k{'\u00a0'}zařazení inzerátů do regionu. Přesnou adresu nikdo neuvidí.
          </Tooltip>
        </div>
        <input
          {...listbox.inputProps}
          ref={field}
          id={id}
          name={isHydrated ? undefined : name}
          className={classNames(control.control, styles.input)}
          value={term}
          placeholder="PSČ, město, část obce..."
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            // The form around asks again on every change; typing a place is not yet one.
            event.stopPropagation()
            setTerm(event.target.value)
          }}
        />
        <LocalityResults
          id={listbox.id}
          answer={answer}
          toLine={toLine}
          activeIndex={listbox.activeIndex}
          optionId={listbox.optionId}
          onPick={choose}
        />
        {!isHydrated && radius && (
          <>
            {radius}
            {/* The panel covers the button of the form. */}
            <Button type="submit">Použít místo</Button>
          </>
        )}
      </div>
    </details>
  )
}
