import type { Page } from '@inzrt/contracts/pages/Page'
import type { CallRoute } from './CallRoute.ts'

/** A page, feed or file that a shell draws. */
export type PageRoute = Readonly<{
  kind: 'page'
  /** What logs and metrics call it. */
  template: string
  page: Page
}>

/** A file of a shell's build; its name changes with its content. */
export type AssetRoute = Readonly<{ kind: 'asset'; template: string }>

/** A picture of the API, or the printed paper. */
export type ImageRoute = Readonly<{ kind: 'image'; template: string }>

/** Calls of the API under one path, by method. */
export type CallsRoute = Readonly<{
  kind: 'calls'
  template: string
  methods: ReadonlyMap<string, CallRoute>
}>

/** What we answer ourselves. */
export type LocalRoute = Readonly<{
  kind: 'local'
  template: string
  method: 'GET' | 'POST'
  /** Only for anyone who runs this machine. */
  operators: boolean
  /** Only where there is an age gate. */
  adultOnly: boolean
}>

/** Where the card gateway sends customers back to, with what it has to say. */
export type ReturnRoute = Readonly<{ kind: 'return'; template: string }>

export type Route = PageRoute | AssetRoute | ImageRoute | CallsRoute | LocalRoute | ReturnRoute
