const NAMES = `
  Accept Accept-Charset Accept-Language Authorization Baggage Cache-Control CF-Connecting-IP
  Content-Security-Policy Content-Security-Policy-Report-Only Cookie DNT Forwarded From
  If-Match If-Modified-Since If-None-Match If-Range If-Unmodified-Since Next-Router-Prefetch
  Next-Router-State-Tree Next-Url Origin Pragma Priority Proxy-Authorization Purpose Range
  Referer RSC Save-Data Sec-CH-UA Sec-Fetch-Dest Sec-GPC Sec-Purpose TE Traceparent
  Tracestate Trailer True-Client-IP Upgrade-Insecure-Requests User-Agent Via Warning
  X-Accel-Redirect X-Api-Key X-Auth-Token X-B3-TraceId X-Client-IP X-Cluster-Client-IP
  X-Forwarded-For X-Forwarded-Host X-Forwarded-Port X-Forwarded-Prefix X-Forwarded-Proto
  X-Forwarded-Scheme X-Forwarded-Server X-Host X-Http-Method-Override X-Invoke-Path
  X-Invoke-Query X-Invoke-Status X-Inzrt-Background X-Inzrt-Brand X-Inzrt-Client X-Inzrt-Csrf
  X-Inzrt-Device X-Inzrt-Flow X-Inzrt-Grant X-Inzrt-Key X-Matched-Path X-Method-Override
  X-Middleware-Next X-Middleware-Prefetch X-Middleware-Rewrite X-Middleware-Subrequest
  X-Nextjs-Data X-Nextjs-Rewrite X-Now-Route-Matches X-Original-Host X-Original-URL X-Real-IP
  X-Remote-User X-Request-Id X-Requested-With X-Rewrite-URL X-Sendfile X-User X-User-Id
  X-Wap-Profile
`

/** Headers of browsers, proxies, frameworks and ours by which a visitor may try to be heard behind the bff. */
export const HEADER_NAMES: readonly string[] = NAMES.trim().split(/\s+/)
