/**
 * Two presses of Escape within half a second with nothing between them, or the link made for it, leave the site at
 * once; the page left stays in no history of this tab. Whoever closes a window, opens another and closes it stays.
 */
export const LEAVE_SCRIPT =
  "{let l=-500;const a=()=>document.querySelector('a[data-leave]'),g=e=>{const u=a();u&&(e.preventDefault(),location.replace(u.href))};addEventListener('keydown',e=>{if(!e.repeat){if(e.key!=='Escape')l=-500;else e.timeStamp-l<500?g(e):l=e.timeStamp}},true);addEventListener('click',e=>{l=-500;const u=e.target instanceof Element&&e.target.closest('a[data-leave]');u&&e.button===0&&g(e)},true)}"
