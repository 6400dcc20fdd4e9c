import { MINUTE_MS } from '@inzrt/domain/time'
import { LOGOUT_MINUTES } from '@inzrt/rules/limits'
import { sessionStore } from '../stores/sessionStore.ts'
import { notifyTabs } from './tabs.ts'

const LIMIT_MS = LOGOUT_MINUTES * MINUTE_MS

/** A call of this tab put off the automatic logout, in all of them. */
export const noteActivity = (): void => {
  sessionStore.endsAt = Date.now() + LIMIT_MS
  notifyTabs({ kind: 'active', endsAt: sessionStore.endsAt })
}
