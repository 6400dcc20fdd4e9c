import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'
import { FORMS } from '../forms/forms.ts'
import type { LocalRoute } from './Route.ts'

type Restrictions = Partial<Pick<LocalRoute, 'operators' | 'adultOnly'>>

const local = (
  method: LocalRoute['method'],
  template: string,
  { operators = false, adultOnly = false }: Restrictions = {},
): LocalRoute => ({ kind: 'local', template, method, operators, adultOnly })

/** What Fastify answers here, without asking anyone. */
export const LOCAL_ROUTES: ReadonlyMap<string, LocalRoute> = new Map(
  [
    local('POST', GATEWAY_PATHS.enter, { adultOnly: true }),
    local('POST', GATEWAY_PATHS.prove, { adultOnly: true }),
    local('GET', GATEWAY_PATHS.proved, { adultOnly: true }),
    local('GET', GATEWAY_PATHS.leave, { adultOnly: true }),
    local('POST', GATEWAY_PATHS.discreet, { adultOnly: true }),
    local('POST', GATEWAY_PATHS.readConversation),
    ...FORMS.map(({ action }) => local('POST', action)),
    local('POST', GATEWAY_PATHS.scriptError),
    local('GET', GATEWAY_PATHS.status),
    local('GET', GATEWAY_PATHS.securityText),
    local('GET', GATEWAY_PATHS.health, { operators: true }),
    local('GET', GATEWAY_PATHS.readiness, { operators: true }),
    local('GET', GATEWAY_PATHS.metrics, { operators: true }),
  ].map((route) => [route.template, route]),
)
