import { isChunkError } from './isChunkError.ts'
import { reloadOnce } from './reloadOnce.ts'

const isOwnScript = (target: EventTarget | null): boolean =>
  target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/_next/static/`)

/** After a new version was put out, old pages ask for code that is gone: such a page is loaded anew. */
export const reloadOnChunkFailure = (signal: AbortSignal): void => {
  const onError = (event: ErrorEvent | Event) => {
    if (isOwnScript(event.target) || ('error' in event && isChunkError(event.error))) reloadOnce()
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isChunkError(reason)) reloadOnce()
  }

  window.addEventListener('error', onError, { capture: true, signal })
  window.addEventListener('unhandledrejection', onRejection, { signal })
}
