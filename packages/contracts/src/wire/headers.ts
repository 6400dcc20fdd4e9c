/** Headers the bff and the shells send the api; nobody outside may set them. */
export const INTERNAL_HEADERS = {
  /** Shared secret: without it the api sees an anonymous visitor of the general brand. */
  key: 'x-inzrt-key',
  brand: 'x-inzrt-brand',
  /** Client's address as the bff saw it, for limits. */
  client: 'x-inzrt-client',
  requestId: 'x-request-id',
  /** `1` while the browser may not have the token of the call yet: it does not count as used. */
  unconfirmed: 'x-inzrt-unconfirmed',
  /** Right to change one ad, issued for its password. */
  grant: 'x-inzrt-grant',
  /** Names the browser a login, a password reset or a phone's code was begun in; it is ended only there. */
  flow: 'x-inzrt-flow',
  /** The visitor's `User-Agent`, for the list of own sessions. */
  device: 'x-inzrt-device',
  /** Asks a shell for a page without the site's name in its title and icon. */
  discreet: 'x-inzrt-discreet',
  /** Whether the visitor's age was proved, not only declared; a shell asks for pages the bff guards. */
  age: 'x-inzrt-age',
  /** In the api's answers: what time it is there, in milliseconds since 1970. */
  time: 'x-inzrt-time',
  /** In the api's answers: how far the clock is moved, in milliseconds. */
  clockOffset: 'x-inzrt-clock-offset',
  /**
   * How far the log of the database was written: of an answer what it changed, of a request what its answer has to know.
   * A replica that has not replayed so much does not answer it.
   */
  position: 'x-inzrt-position',
  /** In the api's answers: first segments of the addresses whose cached pages are no longer true; `*` for all others, which are drawn again. */
  outdated: 'x-inzrt-outdated',
} as const

/** Value of the header of age. */
export const AGE_PROVED = 'proved'

/** A write with a key already seen answers as the first did. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** What such a key looks like; another one is refused, because nothing would make its write once. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,255}$/

/** Work a guest’s browser has done: `challenge.number`, for one ad. */
export const WORK_HEADER = 'x-inzrt-work'

/** Sent by our pages with every write; a foreign page cannot add it without being asked first. */
export const CSRF_HEADER = 'x-inzrt-csrf'

/** Sent with calls a page makes by itself; they do not put off the automatic logout. */
export const BACKGROUND_HEADER = 'x-inzrt-background'

/**
 * Which login a page makes a call under, as `GET /api/session` names it. Without that login the call is
 * refused: it is made neither as somebody else nor as a guest.
 */
export const LOGIN_HEADER = 'x-inzrt-login'

/** Values of the brand header. */
export const BRANDS = ['general', 'adult'] as const

export const COOKIES = {
  /** Sealed tokens, for the bff only. */
  session: '__Host-session',
  /** Sealed right to change one ad, for the bff only. */
  grant: '__Host-grant',
  /** Binds a password reset to the browser that asked for it, for the bff only. */
  resetFlow: '__Host-reset',
  /** Binds a phone's code to the browser it was asked from, for the bff only. */
  phoneFlow: '__Host-phone',
  /** Tells the page that somebody is logged in; holds no secret. */
  signedIn: 'signed-in',
  ageVerified: 'age-verified',
} as const

/** Further cookies that no page's script asks for: they stand apart, so that none of them carries their names. */
export const GATEWAY_COOKIES = {
  /** Binds a proof of age to the browser that asked for it. */
  ageRequest: 'age-request',
  /** How far the database's log was written when the browser last changed something, sealed. */
  position: '__Host-position',
  /** Binds a login that waits for its second step to the browser it was begun in. */
  loginFlow: '__Host-login',
  /** The adult site without its name in tabs and history. */
  discreet: 'discreet',
} as const
