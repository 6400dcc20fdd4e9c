import { takeFocus } from '../focus/takeFocus.ts'
import { takeFirstFocus } from './takeFirstFocus.ts'

type Place = Readonly<{
  isInWindow: boolean
  /** It stands in place of another form, in a window that is open already or on a page. */
  isAnswer: boolean
}>

/** The `ref` of the first field of a form. */
export const firstFocus = ({ isInWindow, isAnswer }: Place) => {
  if (isAnswer) return takeFocus

  return isInWindow ? takeFirstFocus : undefined
}
