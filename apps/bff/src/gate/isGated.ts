import { COOKIES } from '@inzrt/contracts/headers'
import { ageDecision } from '@inzrt/domain/session'
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
export const isGated = ({ brand, request }: Visit, route: Route): boolean => {
  if (!brand || brand.minimumAge === null || isOpen(route)) return false
  const cookie = readCookie(request.headers.cookie, COOKIES.ageVerified)

  return ageDecision({ minimumAge: brand.minimumAge, cookie }) === 'gate'
}
