import { type KeyboardEvent, useId, useState } from 'react'

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
  }
}

export type ListboxOptions = {
  /** How many options the list holds now; 0 closes it. */
  count: number
  onPick: (index: number) => void
  /** Escape was pressed. */
  onClose: () => void
}

const STEPS = { ArrowDown: 1, ArrowUp: -1 } as const

/** Keys of a combobox as the ARIA guide has them: arrows walk, Enter picks, Escape closes. */
export const useListbox = ({ count, onPick, onClose }: ListboxOptions): Listbox => {
  const id = useId()
  const [active, setActive] = useState(-1)
  const activeIndex = active < count ? active : -1
  const optionId = (index: number) => `${id}-${index}`

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key as keyof typeof STEPS]

    if (step !== undefined && count > 0) {
      // One place before the first option stands for the field itself.
      setActive(((activeIndex + 1 + step + count + 1) % (count + 1)) - 1)
    } else if (event.key === 'Enter' && activeIndex >= 0) {
      onPick(activeIndex)
      setActive(-1)
    } else if (event.key === 'Escape') {
      onClose()
      setActive(-1)
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
      'aria-activedescendant': activeIndex >= 0 ? optionId(activeIndex) : undefined,
      onKeyDown,
    },
  }
}
