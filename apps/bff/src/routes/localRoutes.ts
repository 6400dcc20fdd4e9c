import type { LocalRoute } from './Route.ts'

type Restrictions = Partial<Pick<LocalRoute, 'operators' | 'adultOnly'>>

const local = (
  method: LocalRoute['method'],
  template: string,
  { operators = false, adultOnly = false }: Restrictions = {},
): LocalRoute => ({ kind: 'local', template, method, operators, adultOnly })

export const ENTER_PATH = '/vekova-brana/vstoupit'
/** Begins a proof, for ads that ask for one. */
export const PROVE_PATH = '/vekova-brana/overit'
/** Where the service that proves a visitor's age sends them back to. */
export const PROVED_PATH = '/vekova-brana/overeno'

/** Forgets that the gate was passed and leads away from the site. */
export const LEAVE_PATH = '/vekova-brana/odejit'

/** Turns the discreet look of the adult site on and off. */
export const DISCREET_PATH = '/diskretni-rezim'

/** What Fastify answers here, without asking anyone. */
export const LOCAL_ROUTES: ReadonlyMap<string, LocalRoute> = new Map(
  [
    local('POST', ENTER_PATH, { adultOnly: true }),
    local('POST', PROVE_PATH, { adultOnly: true }),
    local('GET', PROVED_PATH, { adultOnly: true }),
    local('GET', LEAVE_PATH, { adultOnly: true }),
    local('POST', DISCREET_PATH, { adultOnly: true }),
    local('GET', '/.well-known/security.txt'),
    local('GET', '/healthz', { operators: true }),
    local('GET', '/readyz', { operators: true }),
    local('GET', '/metrics', { operators: true }),
  ].map((route) => [route.template, route]),
)
