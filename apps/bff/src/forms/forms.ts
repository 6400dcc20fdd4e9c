import {
  confirmWatchCall,
  unsubscribeCall,
  watchSearchCall,
} from '@inzrt/contracts/account/savedSearch'
import { PAGES } from '@inzrt/contracts/pages'
import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'
import type { Page } from '@inzrt/contracts/pages/Page'
import type { Call } from '@inzrt/contracts/wire/call'

/** A form that needs no script: where it is sent, the call it makes, and the page that says how it ended. */
export type Form = Readonly<{
  action: string
  call: Call
  /** Fields that the call takes. */
  fields: readonly string[]
  page: Page
  /** The query the page is shown with again. */
  again: (form: URLSearchParams) => string
}>

const token = (form: URLSearchParams): string =>
  String(new URLSearchParams({ token: form.get('token') ?? '' }))

export const FORMS: readonly Form[] = [
  {
    action: GATEWAY_PATHS.watch,
    call: watchSearchCall,
    fields: ['email', 'query', 'frequency'],
    page: PAGES.watch,
    again: (form) => form.get('query') ?? '',
  },
  {
    action: GATEWAY_PATHS.confirmWatch,
    call: confirmWatchCall,
    fields: ['token'],
    page: PAGES.confirmWatch,
    again: token,
  },
  {
    action: GATEWAY_PATHS.unsubscribe,
    call: unsubscribeCall,
    fields: ['token'],
    page: PAGES.unsubscribe,
    again: token,
  },
]
