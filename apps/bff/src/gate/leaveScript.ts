import { LEAVE_PATH } from '../routes/localRoutes.ts'
import { GATE_PATH } from '../routes/pageRoutes.ts'

/**
 * Two presses of Escape within half a second with nothing between them, or the link made for it, leave the site at
 * once; the page left stays in no history of this tab. Whoever closes a window, opens another and closes it stays.
 * After that, until the gate is passed again, a page reached by Back or Forward is hidden and asked for anew: the
 * browser may still hold it, the server answers with the gate.
 */
export const LEAVE_SCRIPT = `{let l=-500;const n=f=>{try{return f(sessionStorage)}catch{}},h=()=>{document.documentElement.style.visibility='hidden'},r=b=>{b&&n(s=>s.left)&&(h(),location.reload())},g=e=>{if(document.querySelector('a[data-leave]')){e.preventDefault();n(s=>s.left=1);h();location.replace('${LEAVE_PATH}')}};r(performance.getEntriesByType('navigation')[0]?.type==='back_forward');addEventListener('pageshow',e=>r(e.persisted));addEventListener('submit',e=>{e.target.getAttribute('action')?.startsWith('${GATE_PATH}/')&&n(s=>delete s.left)});addEventListener('keydown',e=>{if(!e.repeat){if(e.key!=='Escape')l=-500;else e.timeStamp-l<500?g(e):l=e.timeStamp}},true);addEventListener('click',e=>{l=-500;e.target?.closest?.('a[data-leave]')&&!e.button&&g(e)},true)}`
