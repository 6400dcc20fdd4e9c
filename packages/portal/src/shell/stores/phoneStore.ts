import { proxy } from 'valtio/vanilla'

/** Phones that were asked for on this page, by ad: every button that leads to one shows it. */
export const phoneStore = proxy<Record<string, string>>({})
