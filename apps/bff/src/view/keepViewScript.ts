/**
 * Keeps the look of a page on the way to the next, where a script leads there. An address that names a
 * look, even none, is left alone; without this interface of the browser the links alone keep it.
 */
export const KEEP_VIEW_SCRIPT =
  "self.navigation?.addEventListener('navigate',e=>{const u=new URL(e.destination.url),v=new URLSearchParams(location.search).get('rezim');if(v&&e.cancelable&&!e.hashChange&&!e.formData&&e.downloadRequest==null&&/^(push|replace)$/.test(e.navigationType)&&u.origin===location.origin&&!u.searchParams.has('rezim')&&!u.pathname.startsWith('/api/')){u.searchParams.set('rezim',v);e.preventDefault();location.assign(u)}})"
