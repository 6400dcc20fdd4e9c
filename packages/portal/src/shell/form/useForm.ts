import { type FieldErrors, fieldErrors } from '@inzrt/rules/forms'
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { focusClear } from './focusClear.ts'
import { formDrafts } from './formDrafts.ts'
import { isAmong } from './isAmong.ts'
import type { Refusal } from './Refusal.ts'
import { refusalText } from './refusalText.ts'
import { tell } from './tell.ts'
import { useUnsent } from './useUnsent.ts'

export type FormSettings<Values extends object, Sent, Needs = unknown> = {
  /** What is right, or what makes it of what the rules depend on. */
  schema: z.ZodMiniType<Sent> | ((needs: Needs) => z.ZodMiniType<Sent>)
  /** What the rules depend on, plain data: they are made again only when it changes. */
  needs?: (values: Values) => Needs
  initial: Values
  /** Names the form where what is typed outlives it, closed or reloaded unsent. */
  draft?: string
  /** Fields no draft keeps: secrets, agreements, what is chosen rather than typed. */
  unkept?: readonly (keyof Values & string)[]
  /** Whether something of one's own is in it that was not sent; any change counts unless given. */
  isBegun?: (values: Values) => boolean
  /** Sends what is right, as the schema leaves it; answers why it was not done, which the form says. */
  send: (values: Sent) => Promise<Refusal | undefined>
}

export type Form<Values> = {
  values: Values
  /** All that keeps the form from being sent. */
  wrong: FieldErrors
  /** What is wrong with the fields touched so far; with all of them once sending was tried. */
  errors: FieldErrors
  /** Why it was not done, where no field shows it; until it is sent again. */
  failure: string | null
  isSending: boolean
  /** Whether sending was refused before: time for a summary of what is wrong. */
  isRefused: boolean
  isUnsent: boolean
  isKept: boolean
  /**
   * Belongs on the `<form>`: its summary, or else its first wrong field, takes the focus when refused. When no field
   * is wrong, the focus goes back to where the form was sent from, which took none while it was disabled.
   */
  ref: RefObject<HTMLFormElement | null>
  /** Of a group of fields only the parts that are named count as touched: those not come to yet are not wrong yet. */
  change: (changes: Partial<Values>, touches?: string[]) => void
  /** Says what is wrong with these fields, as sending would. */
  check: (fields: readonly string[]) => void
  /** Says no more what is wrong with a field, until sending is tried again: it has only now become fillable. */
  clearError: (field: string & keyof Values) => void
  submit: (event: FormEvent) => Promise<void>
  reset: (values: Values) => void
}

const TO_FOCUS = '[role="alert"][tabindex="-1"], [aria-invalid="true"]'

const keep = (errors: FieldErrors, isKept: (field: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => isKept(field)))

const without = (values: object, fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)))

const isSame = (values: object, others: object): boolean =>
  JSON.stringify(values) === JSON.stringify(others)

/**
 * A form checked as it is filled in. Nothing typed is lost when it is refused; an error of the server
 * stays under its field until the field changes. A failure of none of its fields, or of one that it does not show, is
 * said in a toast and stays under the form; that there was no connection, the form says alone.
 */
export const useForm = <Values extends object, Sent, Needs = unknown>({
  schema: rules,
  needs: needsOf,
  initial,
  draft,
  unkept = [],
  isBegun,
  send,
}: FormSettings<Values, Sent, Needs>): Form<Values> => {
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() => ({
    ...initial,
    ...(draft && formDrafts.read<Values>(draft)),
  }))
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [sent, setSent] = useState<object>(initial)
  const latest = useRef(values)
  /** Why it was not done, until it is seen whether the form shows it. */
  const untold = useRef<Refusal | undefined>(undefined)
  const pressed = useRef<Element | null>(null)
  latest.current = values
  const isUnsent = isBegun?.(values) ?? !isSame(values, sent)
  useUnsent(isUnsent)

  useEffect(() => {
    if (draft && touched.size > 0) formDrafts.write(draft, without(values, unkept))
  }, [draft, touched, values])

  const needs = needsOf?.(values)
  const schema = useMemo(
    () => (typeof rules === 'function' ? rules(needs as Needs) : rules),
    [rules, JSON.stringify(needs)],
  )
  const wrong = fieldErrors(schema, values)

  /** A second press in a hurry met a disabled button: what lies around the form took the focus. */
  const goOn = () => {
    const isLost = document.activeElement?.contains(ref.current) ?? true
    if (isLost && pressed.current instanceof HTMLElement)
      pressed.current.focus({ preventScroll: true })
  }

  useEffect(() => {
    if (refusals === 0) return
    const refusal = untold.current
    untold.current = undefined
    const wrongField = ref.current?.querySelector<HTMLElement>(TO_FOCUS)
    if (wrongField) return focusClear(wrongField)
    tell(refusal)
    setFailure(refusal ? refusalText(refusal) : null)
    goOn()
  }, [refusals])

  const refuse = (refusal?: Refusal) => {
    untold.current = refusal
    setRefused(refusal?.fields ?? {})
    setRefusals((count) => count + 1)
  }

  const change = (changes: Partial<Values>, touches = Object.keys(changes)) => {
    setValues((known) => ({ ...known, ...changes }))
    setTouched((known) => new Set([...known, ...touches]))
    const isChanged = isAmong(Object.keys(changes))
    setRefused((known) => keep(known, (field) => !isChanged(field)))
  }

  const check = (fields: readonly string[]) => {
    setTouched((known) => new Set([...known, ...fields]))
    setRefusals((count) => count + 1)
  }

  const clearError = (field: string & keyof Values) => {
    setTouched((known) => new Set([...known].filter((one) => one !== field)))
    setRefused((known) => keep(known, (one) => one !== field))
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setTouched(new Set([...Object.keys(values), ...Object.keys(wrong)]))
    setFailure(null)
    const checked = z.safeParse(schema, values)
    if (!checked.success) return refuse()
    pressed.current = document.activeElement
    setSending(true)
    const refusal = await send(checked.data)
    // A disabled field takes no focus, so the form opens before its first wrong field is looked for.
    flushSync(() => setSending(false))
    // Without a connection the form says so itself, for as long as that lasts; no server has looked at its fields.
    if (refusal) return refuse(navigator.onLine ? refusal : undefined)
    setSent(latest.current)
    if (draft) formDrafts.forget(draft)
    if (ref.current) goOn()
  }

  const reset = (next: Values) => {
    setValues(next)
    setTouched(new Set())
    setRefused({})
    setFailure(null)
    setRefusals(0)
    setSent(next)
  }

  const errors = { ...keep(wrong, isAmong(touched)), ...refused }

  const isRefused = refusals > 0

  return {
    values,
    wrong,
    errors,
    failure,
    isSending,
    isRefused,
    isUnsent,
    isKept: draft !== undefined,
    ref,
    change,
    check,
    clearError,
    submit,
    reset,
  }
}
