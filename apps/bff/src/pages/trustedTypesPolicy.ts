/**
 * First script of every page. Next's runtime sets `script.src` and React fills `innerHTML`, so a policy
 * must let exactly that through: chunks of our own build, the worker that keeps the offline page, React's
 * empty script, text without markup.
 */
export const TRUSTED_TYPES_POLICY =
  "self.trustedTypes&&trustedTypes.createPolicy('default',{createScriptURL:u=>{const x=new URL(u,location.origin);if(x.origin===location.origin&&(x.pathname.startsWith('/_next/static/')||x.pathname==='/sw.js'))return u;throw new TypeError('script address')},createHTML:s=>{if(s==='<script><\\/script>'||!/[<&]/.test(s))return s;throw new TypeError('markup')}})"
