import { HUNDREDTHS } from '@inzrt/domain/price'
import { pragueDate } from '@inzrt/domain/time'
import * as z from 'zod/mini'
import * as formMessage from './formMessage.ts'

const typed = (label: string) => z.string(formMessage.required(label)).check(z.trim())

type Limits = Readonly<{ least: number; most: number }>

const isWholeWithin =
  ({ least, most }: Limits) =>
  (text: string): boolean =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most

/** A whole number as it is typed. */
export const wholeNumber = (label: string, limits: Limits) =>
  z.pipe(
    typed(label).check(z.refine(isWholeWithin(limits), formMessage.whole(label, limits))),
    z.transform(Number),
  )

/** A whole number that may stay empty: then it is null. */
export const optionalNumber = (label: string, limits: Limits) => {
  const isRight = isWholeWithin(limits)

  return z.pipe(
    typed(label).check(
      z.refine((text) => text === '' || isRight(text), formMessage.whole(label, limits)),
    ),
    z.transform((text) => (text === '' ? null : Number(text))),
  )
}

/** Whole crowns as they are typed, in hundredths; null when left empty. */
export const optionalCrowns = (label: string, limits: Limits) =>
  z.pipe(
    optionalNumber(label, limits),
    z.transform((crowns) => (crowns === null ? null : crowns * HUNDREDTHS)),
  )

export const requiredCrowns = (label: string, limits: Limits) =>
  z.pipe(
    wholeNumber(label, limits),
    z.transform((crowns) => crowns * HUNDREDTHS),
  )

/** What is left empty is null. */
export const nullIfEmpty = (field: z.ZodMiniType<string, string>) =>
  z.pipe(
    field,
    z.transform((text) => text || null),
  )

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A day as a browser's calendar gives it; null when left empty. */
export const optionalDay = (label: string) =>
  nullIfEmpty(
    typed(label).check(z.refine((day) => day === '' || DAY.test(day), formMessage.choose(label))),
  )

export const requiredDay = (label: string) =>
  typed(label).check(z.refine((day) => DAY.test(day), formMessage.choose(label)))

const MOMENT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/

/** A moment by the clocks of Prague, as a browser's calendar gives it; becomes one of UTC. */
export const requiredMoment = (label: string) =>
  z.pipe(
    typed(label).check(z.refine((text) => MOMENT.test(text), formMessage.choose(label))),
    z.transform((text) => {
      const [year = 0, month = 0, day = 0, hour, minute] = (MOMENT.exec(text) ?? [])
        .slice(1)
        .map(Number)

      return pragueDate(year, month, day, hour, minute).toISOString()
    }),
  )
