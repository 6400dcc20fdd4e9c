import { type KeyboardEvent, useEffect, useId, useState } from 'react'

export type Listbox = {
  id: string
  /** Option the keys stand on; −1 when on none. */
  activeIndex: number
  optionId: (index: number) => string
  /** Spread over the `<input>` that drives the list. */
  inputProps: {
    role: 'combobox'
    'aria-autocomplete': 'list'
    'aria-expanded': boolean
    'aria-controls': string | undefined
    'aria-activedescendant': string | undefined
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
    onInput: () => void
  }
}

export type ListboxOptions = {
  /** What tells the options in the list apart, in their order; none closes it. */
  keys: readonly (string | number)[]
  onPick: (index: number) => void
  /** Escape was pressed. */
  onClose: () => void
}

const STEPS = { ArrowDown: 1, ArrowUp: -1 } as const
/** Move the caret in the words, so that the keys belong to the field again. */
const CARET_KEYS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'Home', 'End']

/**
 * Keys of a combobox as the ARIA guide has them: Down and Up walk, Enter picks, Escape closes, and typing or moving
 * the caret returns to the field. An option that moves in a new answer stays the active one; another never takes its
 * place.
 */
export const useListbox = ({ keys, onPick, onClose }: ListboxOptions): Listbox => {
  const id = useId()
  const [active, setActive] = useState<string | number>()
  const count = keys.length
  const activeIndex = active === undefined ? -1 : keys.indexOf(active)
  const optionId = (index: number) => `${id}-${index}`
  const activeId = activeIndex >= 0 ? optionId(activeIndex) : undefined
  const leaveOption = () => setActive(undefined)

  useEffect(() => {
    // The browser scrolls to what is focused; an option only stands for it.
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key as keyof typeof STEPS]

    if (CARET_KEYS.includes(event.key)) {
      leaveOption()
      return
    }

    if (step !== undefined && count > 0) {
      // One place before the first option stands for the field itself.
      setActive(keys[((activeIndex + 1 + step + count + 1) % (count + 1)) - 1])
    } else if (event.key === 'Enter' && activeIndex >= 0) {
      onPick(activeIndex)
      leaveOption()
    } else if (event.key === 'Escape') {
      onClose()
      leaveOption()
    } else {
      return
    }

    event.preventDefault()
  }

  return {
    id,
    activeIndex,
    optionId,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': count > 0 ? id : undefined,
      'aria-activedescendant': activeId,
      onKeyDown,
      onInput: leaveOption,
    },
  }
}
