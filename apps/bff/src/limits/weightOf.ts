import { PER_PAGE } from '@inzrt/rules/limits'

/** A list ends after some more: larger numbers show no more ads. */
const HEAVIEST = 12

const numberIn = (query: string, key: string): number =>
  Number(new URLSearchParams(query).get(key)) || 1

const weigh = (ads: number): number => Math.min(HEAVIEST, Math.max(1, Math.ceil(ads / PER_PAGE)))

/** What a page takes of places and budgets: a list shows all its pages up to the one asked for. */
export const weightOfPage = (target: string): number =>
  weigh(numberIn(target.split('?', 2)[1] ?? '', 'page') * PER_PAGE)

/** What a call takes: a list answers with as many ads as it is asked for. */
export const weightOfCall = (query: string): number => weigh(numberIn(query, 'perPage'))
