import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'

/**
 * Tells the bff where a script of a page failed: the kind of the error and up to three places in our own files, never its text, which
 * may hold what a visitor wrote. Three errors of a page are told. What a boundary of the page catches Next gives to the console alone.
 */
export const SCRIPT_ERROR_SCRIPT = `{let n=3;const t=e=>{const p=String(e&&e.stack).match(/\\/_next\\/static\\/[\\w.~/-]+:\\d+:\\d+/g);p&&n&&n--&&navigator.sendBeacon('${GATEWAY_PATHS.scriptError}',new URLSearchParams([['kind',e.name],...p.slice(0,3).map(x=>['at',x])]))};addEventListener('error',e=>t(e.error));addEventListener('unhandledrejection',e=>t(e.reason));const c=console.error;console.error=(...a)=>{t(a[0]);c(...a)}}`
