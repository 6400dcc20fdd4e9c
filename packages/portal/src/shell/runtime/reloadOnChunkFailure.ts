import { sessionStore } from '../stores/sessionStore.ts'
import { isChunkError } from './isChunkError.ts'
import { reloadOnce } from './reloadOnce.ts'
import { sayUnloaded } from './sayUnloaded.ts'

const isOwnScript = (target: EventTarget | null): boolean =>
  target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/_next/static/`)

/**
 * After a new version was put out, old pages ask for code that is gone: such a page is loaded again. One with
 * something unsent in it stays, and says so.
 */
export const reloadOnChunkFailure = (signal: AbortSignal): void => {
  const isReloaded = (): boolean => sessionStore.unsentForms === 0 && reloadOnce()
  const onError = (event: ErrorEvent | Event) => {
    if (isOwnScript(event.target) || ('error' in event && isChunkError(event.error))) isReloaded()
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isChunkError(reason) && !isReloaded()) sayUnloaded()
  }

  window.addEventListener('error', onError, { capture: true, signal })
  window.addEventListener('unhandledrejection', onRejection, { signal })
}
