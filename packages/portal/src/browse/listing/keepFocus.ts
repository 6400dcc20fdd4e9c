const KEY = 'focused-control'

type Control = HTMLInputElement | HTMLSelectElement

const selectorOf = (control: Control): string => {
  const name = `[name="${CSS.escape(control.name)}"]`

  return control.type === 'checkbox' ? `${name}[value="${CSS.escape(control.value)}"]` : name
}

/** Remembers the control a visitor used, for the page that its change leads to. */
export const keepFocus = (control: Control): void => {
  sessionStorage.setItem(KEY, `${location.pathname} ${selectorOf(control)}`)
}

/** The first look into the storage halts a page that is just starting, so only one that follows itself looks. */
const followsItself = (): boolean =>
  document.referrer.split('?')[0] === location.origin + location.pathname

/** Gives the focus back to the control used on the page before: who works by keyboard goes on from there. */
export const restoreFocus = (): void => {
  if (!followsItself()) return
  const kept = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  const [path, selector] = kept?.split(/ (.*)/s) ?? []
  if (path !== location.pathname || !selector) return
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}
