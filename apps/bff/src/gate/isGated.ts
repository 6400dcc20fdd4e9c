import { COOKIES } from '@inzrt/contracts/wire/headers'
import { AGE_COOKIE, ageDecision } from '@inzrt/domain/session'
import type { DoorContext } from '../door/DoorContext.ts'
import type { Visit } from '../door/Visit.ts'
import { readCookie } from '../request/readCookie.ts'
import type { Route } from '../routes/Route.ts'

/** Build files, what a route table calls open, and our own answers carry nothing of any ad. */
const isOpen = (route: Route): boolean =>
  route.kind === 'asset' ||
  route.kind === 'local' ||
  route.kind === 'return' ||
  (route.kind === 'page' && route.open)

/** Whether the age gate stands before this route for this visitor, whoever it is: robots too. */
export const isGated = (
  { brand, request }: Visit,
  route: Route,
  { ageProof }: Pick<DoorContext, 'ageProof'>,
): boolean => {
  if (!brand || brand.minimumAge === null || isOpen(route)) return false
  const kept = readCookie(request.headers.cookie, COOKIES.ageVerified)
  const cookie = ageProof.pass.holds(kept) ? AGE_COOKIE.value : null

  return ageDecision({ minimumAge: brand.minimumAge, cookie }) === 'gate'
}
