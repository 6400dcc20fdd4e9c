import { LOOKS, type LookName } from './looks.ts'

/** Gives an element the attributes by which the style sheets know a look. */
export const wearLook = (element: HTMLElement, look: LookName): void => {
  const { brand, scheme } = LOOKS[look]
  element.dataset.scheme = scheme
  element.dataset.brand = brand
}
