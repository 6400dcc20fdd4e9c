import type { ComponentProps, FormEventHandler, ReactNode } from 'react'
import { classNames } from '../class-names/classNames.ts'
import { CloseIcon } from '../icon/CloseIcon.tsx'
import { SearchIcon } from '../icon/SearchIcon.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './SearchBox.module.css'

const SEARCH_PLACEHOLDER = 'Napište, co hledáte...'

export type SearchBoxProps = {
  /** Unique on the page: header, hero and modal may each hold a search box. */
  id: string
  name?: string
  /** Names the form for screen readers; where two stand on a page, each needs its own. */
  landmark?: string
  /** `hero` is the big one with words on its button. */
  size?: 'normal' | 'hero'
  /** Clears the text; given with a non-empty `value`, an X takes the place of the search button (R076). */
  onClear?: () => void
  /** Sent by Enter or by its button; without it the browser sends the form. */
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** Stands between the field and the button, as the hero's locality does. */
  children?: ReactNode
} & Pick<
  ComponentProps<'input'>,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onClick'
  | 'onFocus'
  | 'onInput'
  | 'onKeyDown'
  | 'ref'
  | 'role'
  | 'aria-controls'
  | 'aria-expanded'
  | 'aria-activedescendant'
  | 'aria-autocomplete'
  | 'aria-describedby'
  | 'aria-invalid'
>

/** Search field (R075, R076); a `<form role="search">` that asks `/search?term=` without JavaScript. */
export const SearchBox = ({
  id,
  name = 'term',
  landmark = 'Hledat',
  size = 'normal',
  onClear,
  onSubmit,
  children,
  ...input
}: SearchBoxProps) => {
  const isClearable = onClear !== undefined && Boolean(input.value)

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> would need a second element around the form
    <form
      className={classNames(styles.box, size === 'hero' && styles.hero)}
      role="search"
      aria-label={landmark}
      action="/search"
      method="get"
      onSubmit={onSubmit}
    >
      <label htmlFor={id}>
        <VisuallyHidden>Hledat</VisuallyHidden>
      </label>
      <input
        {...input}
        id={id}
        name={name}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={SEARCH_PLACEHOLDER}
      />
      {children}
      {isClearable ? (
        // Keys: one element that became the other in the middle of a click would send the form.
        <button
          key="clear"
          type="button"
          className={styles.clear}
          aria-label="Smazat hledaný text"
          onClick={onClear}
        >
          <CloseIcon />
          {size === 'hero' && 'Smazat'}
        </button>
      ) : (
        <button
          key="go"
          type="submit"
          className={styles.go}
          aria-label={size === 'normal' ? 'Hledat' : undefined}
        >
          <SearchIcon />
          {size === 'hero' && 'Hledat'}
        </button>
      )}
    </form>
  )
}
