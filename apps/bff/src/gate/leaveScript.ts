import { LEAVE_PATH } from '../routes/localRoutes.ts'
import { GATE_PATH } from '../routes/pageRoutes.ts'

/**
 * Two presses of Escape within half a second with nothing between them, or the link made for it, leave the site at
 * once; the page left stays in no history of this tab. Whoever closes a window, opens another and closes it stays.
 * After that, until the gate is passed again, a page reached by Back or Forward is hidden and asked for anew: the
 * browser may still hold it, the server answers with the gate.
 */
export const LEAVE_SCRIPT = `{let l=-500;const k='left',d=document.documentElement,n=f=>{try{return f(sessionStorage)}catch{}},h=()=>{d.style.visibility='hidden'},r=b=>{b&&n(s=>s.getItem(k))&&(h(),location.reload())},g=e=>{if(document.querySelector('a[data-leave]')){e.preventDefault();n(s=>s.setItem(k,'1'));h();location.replace('${LEAVE_PATH}')}};r(performance.getEntriesByType('navigation')[0]?.type==='back_forward');addEventListener('pageshow',e=>r(e.persisted));addEventListener('submit',e=>{e.target.getAttribute('action')?.startsWith('${GATE_PATH}/')&&n(s=>s.removeItem(k))});addEventListener('keydown',e=>{if(!e.repeat){if(e.key!=='Escape')l=-500;else e.timeStamp-l<500?g(e):l=e.timeStamp}},true);addEventListener('click',e=>{l=-500;const u=e.target instanceof Element&&e.target.closest('a[data-leave]');u&&e.button===0&&g(e)},true)}`
