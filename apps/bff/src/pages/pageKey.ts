import type { Visit } from '../door/Visit.ts'

/** What a page is kept under: where, which, and whether it names itself. */
export const pageKey = ({ host, isDiscreet }: Visit, target: string): string =>
  `${host} ${target}${isDiscreet ? ' discreet' : ''}`
