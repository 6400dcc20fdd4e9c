/**
 * Marks the document for somebody logged in before anything is drawn, so that the header of a cached page is
 * right at once: the cookie for scripts says that it is somebody, the window remembers the name.
 */
export const SIGNED_IN_SCRIPT =
  "if(/(^|; )signed-in=1/.test(document.cookie)){const d=document.documentElement;d.dataset.signedIn='';try{const n=sessionStorage.getItem('user-name');n&&d.style.setProperty('--user-name',JSON.stringify(n))}catch{}}"
