'use client'

import { useEffect } from 'react'
import { goTo } from '../../shell/runtime/goTo.ts'
import { keepFocus, restoreFocus } from './keepFocus.ts'

type Choice = HTMLInputElement | HTMLSelectElement

/** A tick or a selection says it all; a price may be followed by another, so text waits for the button. */
const isChoiceIn = (formId: string, target: unknown): target is Choice =>
  ((target instanceof HTMLInputElement && target.type === 'checkbox') ||
    target instanceof HTMLSelectElement) &&
  target.form?.id === formId &&
  target.name !== ''

const isChanged = (choice: Choice): boolean =>
  choice instanceof HTMLInputElement
    ? choice.checked !== choice.defaultChecked
    : [...choice.options].some((option) => option.selected !== option.defaultSelected)

/** What was ticked or selected while the page was still starting, before anything listened. */
const findEarlyChoice = (formId: string): Choice | undefined => {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return undefined

  return [...form.elements].find(
    (element): element is Choice => isChoiceIn(formId, element) && isChanged(element),
  )
}

/**
 * Sends a filter form as soon as anything is ticked or selected in it, under the one address that says the
 * choice. The form itself is plain HTML and has a button for those without JavaScript.
 */
export const AutoSubmit = ({ formId }: { formId: string }) => {
  useEffect(() => {
    restoreFocus()
    const controller = new AbortController()
    // Read with the first choice; where it cannot be, the form goes as it would without any script.
    const go = (form: HTMLFormElement) =>
      import('./chosenAddress.ts').then(
        ({ chosenAddress }) => goTo(chosenAddress(form)),
        () => form.submit(),
      )
    const goBy = (choice: Choice) => {
      if (!choice.form) return
      keepFocus(choice)
      go(choice.form)
    }
    const onChange = ({ target }: Event) => {
      if (isChoiceIn(formId, target)) goBy(target)
    }
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      if (form.id !== formId) return
      event.preventDefault()
      go(form)
    }

    document.addEventListener('change', onChange, controller)
    document.addEventListener('submit', onSubmit, controller)
    const early = findEarlyChoice(formId)
    if (early) goBy(early)

    return () => controller.abort()
  }, [formId])

  return null
}
