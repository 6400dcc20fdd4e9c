import { unbroken } from '../prose/unbroken.ts'
import { ErrorLine, type ErrorLineProps } from './ErrorLine.tsx'

export type FieldErrorProps = ErrorLineProps

/** An error as a form tells it, set as Czech typography wants it. */
export const FieldError = ({ id, children }: FieldErrorProps) => (
  <ErrorLine id={id}>{unbroken(children)}</ErrorLine>
)
