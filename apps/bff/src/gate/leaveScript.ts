import { PAGES } from '@inzrt/contracts/pages'
import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'

/**
 * Two presses of Escape within half a second with nothing between them, or the link made for it, leave the site at
 * once; the page left stays in no history of this tab. Anyone who closes a window, opens another and closes it stays.
 * After that, until the gate is passed again, a page reached by Back or Forward is hidden and asked for again: the
 * browser may still hold it, the server answers with the gate.
 */
export const LEAVE_SCRIPT = `{let l=-500;const h=()=>{document.documentElement.style.visibility='hidden'},r=b=>{b&&sessionStorage.left&&(h(),location.reload())},g=e=>{e.preventDefault();h();location.replace('${GATEWAY_PATHS.leave}');sessionStorage.left=1};addEventListener('pageshow',e=>r(e.persisted));addEventListener('submit',e=>{e.target.getAttribute('action')?.startsWith('${PAGES.gate.path}/')&&delete sessionStorage.left});addEventListener('keydown',e=>{e.repeat||(e.key!=='Escape'?l=-500:e.timeStamp-l<500?g(e):l=e.timeStamp)},true);addEventListener('click',e=>{l=-500;e.target?.closest?.('a[data-leave]')&&!e.button&&g(e)},true);r(performance.getEntriesByType('navigation')[0]?.type==='back_forward')}`
