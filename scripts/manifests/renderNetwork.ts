import type {
  IIngress,
  INetworkPolicy,
  INetworkPolicyEgressRule,
  INetworkPolicyIngressRule,
  INetworkPolicyPort,
} from 'kubernetes-models/networking.k8s.io/v1'
import { PHOTO_MEGABYTES } from '../../packages/rules/src/limits.ts'
import { HOSTS } from '../images/roles.ts'
import { FIRST } from './first.ts'
import { labelsOf, MANAGEMENT_PORT } from './podOf.ts'
import { MIGRATION } from './renderMigration.ts'
import { WORKLOADS } from './workloads.ts'

/** Namespaces of the cluster's own, by the names their installations have. */
const OUTSIDE = { balancer: 'ingress-nginx', prometheus: 'monitoring', names: 'kube-system' }

/** What api and worker ask for outside: PostgreSQL and a pooler, mail, and whatever answers by https. */
const PORTS_OUTSIDE = [443, 465, 587, 5432, 6432]

/** Machines of a cloud tell their own secrets there. */
const METADATA = { v4: '169.254.0.0/16', v6: 'fe80::/10' }

const named = (name: string) => ({ podSelector: { matchLabels: labelsOf(name) } })
const namespace = (name: string) => ({
  namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
})
const tcp = (port: number): INetworkPolicyPort => ({ protocol: 'TCP', port })
const portOf = (name: string): number => WORKLOADS.find((one) => one.name === name)?.port ?? 0

type Rules = Readonly<{
  ingress?: INetworkPolicyIngressRule[]
  egress?: INetworkPolicyEgressRule[]
}>

const policy = (name: string, podSelector: object, rules: Rules): INetworkPolicy => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name, labels: FIRST },
  spec: {
    podSelector,
    policyTypes: [
      ...(rules.ingress ? (['Ingress'] as const) : []),
      ...(rules.egress ? (['Egress'] as const) : []),
    ],
    ...rules,
  },
})

/** Which pods beside it each one asks. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  bff: ['general', 'adult', 'api'],
  general: ['api'],
  adult: ['api'],
  api: [],
  worker: [],
  [MIGRATION]: [],
}

const ASK_OUTSIDE = ['api', 'worker', MIGRATION]

const toNeighbours = (names: readonly string[]): INetworkPolicyEgressRule[] =>
  names.map((name) => ({ to: [named(name)], ports: [tcp(portOf(name))] }))

const fromNeighbours = (name: string): INetworkPolicyIngressRule[] =>
  Object.keys(NEIGHBOURS)
    .filter((asker) => NEIGHBOURS[asker]?.includes(name))
    .map((asker) => ({ from: [named(asker)], ports: [tcp(portOf(name))] }))

const OUT: INetworkPolicyEgressRule = {
  to: [
    { ipBlock: { cidr: '0.0.0.0/0', except: [METADATA.v4] } },
    { ipBlock: { cidr: '::/0', except: [METADATA.v6] } },
  ],
  ports: PORTS_OUTSIDE.map(tcp),
}

const FROM_BALANCER: INetworkPolicyIngressRule = {
  from: [namespace(OUTSIDE.balancer)],
  ports: [tcp(portOf('bff'))],
}

/** Nothing may be asked by anybody and nothing may ask, but for what stands here. */
export const renderPolicies = (): INetworkPolicy[] => [
  policy('nothing', {}, { ingress: [], egress: [] }),
  policy(
    'names',
    {},
    {
      egress: [
        {
          to: [namespace(OUTSIDE.names)],
          ports: [tcp(53), { protocol: 'UDP', port: 53 }],
        },
      ],
    },
  ),
  policy(
    'metrics',
    {},
    {
      ingress: [{ from: [namespace(OUTSIDE.prometheus)], ports: [tcp(MANAGEMENT_PORT)] }],
    },
  ),
  ...Object.entries(NEIGHBOURS).map(([name, asked]) =>
    policy(name, named(name).podSelector, {
      ingress: [...(name === 'bff' ? [FROM_BALANCER] : []), ...fromNeighbours(name)],
      egress: [...toNeighbours(asked), ...(ASK_OUTSIDE.includes(name) ? [OUT] : [])],
    }),
  ),
]

/** Both sites by TLS, at the bff. */
export const renderIngress = (): IIngress => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'Ingress',
  metadata: {
    name: 'bff',
    annotations: { 'nginx.ingress.kubernetes.io/proxy-body-size': `${PHOTO_MEGABYTES + 1}m` },
  },
  spec: {
    ingressClassName: 'nginx',
    tls: [{ hosts: Object.values(HOSTS), secretName: 'tls' }],
    rules: Object.values(HOSTS).map((host) => ({
      host,
      http: {
        paths: [
          {
            path: '/',
            pathType: 'Prefix',
            backend: { service: { name: 'bff', port: { name: 'http' } } },
          },
        ],
      },
    })),
  },
})
