import type { IContainer, IPodSpec, IPodTemplateSpec, IProbe, IVolume } from 'kubernetes-models/v1'
import { type Image, nameOf } from '../images/images.ts'
import { SECRETS_FOLDER, secretFiles } from '../images/secrets.ts'
import type { SettingsFile, Workload } from './workloads.ts'

/** The user of the images. */
const USER = 10_001
const DATA = '/var/lib/inzrt'
export const MANAGEMENT_PORT = 9000
/** Longer than a cluster takes to send nobody there any more. */
const DRAIN_SECONDS = 10
/** The longest drain, what is under way after it, and five seconds more. */
const LONGEST_STOP = 45

export const labelsOf = (name: string) => ({
  'app.kubernetes.io/name': name,
  'app.kubernetes.io/part-of': 'inzrt',
})

type Process = Readonly<{
  image: Image
  env: Readonly<Record<string, string>>
  secrets: readonly string[]
  settings: SettingsFile
}>

/** A container in which nothing can be written but the folders of its own, and nothing is allowed. */
export const containerOf = ({ image, env, secrets, settings }: Process) =>
  ({
    image: nameOf(image),
    imagePullPolicy: 'IfNotPresent',
    env: Object.entries({ ...env, ...secretFiles(secrets) }).map(([name, value]) => ({
      name,
      value,
    })),
    envFrom: [{ configMapRef: { name: settings } }],
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    },
  }) satisfies Omit<IContainer, 'name'>

/** What every pod has in common: no user of the machine's, no access to the cluster. */
export const CONFINED = {
  automountServiceAccountToken: false,
  enableServiceLinks: false,
  securityContext: {
    runAsNonRoot: true,
    runAsUser: USER,
    runAsGroup: USER,
    fsGroup: USER,
    fsGroupChangePolicy: 'OnRootMismatch',
    seccompProfile: { type: 'RuntimeDefault' },
  },
} satisfies Omit<IPodSpec, 'containers'>

/** Where secrets lie, and a `/tmp` in memory. */
export const FOLDERS = [
  { name: 'secrets', mountPath: SECRETS_FOLDER, readOnly: true },
  { name: 'tmp', mountPath: '/tmp' },
]

/** @param secrets names of the Secrets whose files are laid into one folder */
export const volumesOf = (secrets: readonly string[]): IVolume[] => [
  {
    name: 'secrets',
    projected: { defaultMode: 0o440, sources: secrets.map((name) => ({ secret: { name } })) },
  },
  { name: 'tmp', emptyDir: { medium: 'Memory', sizeLimit: '64Mi' } },
]

const probe = (path: string, periodSeconds: number, failureThreshold: number): IProbe => ({
  httpGet: { path, port: 'management' },
  periodSeconds,
  failureThreshold,
  timeoutSeconds: 2,
})

/** The pod of a workload. */
export const podOf = (workload: Workload): IPodTemplateSpec => {
  const { name, port, probes, data, drains, settings } = workload
  const env = { ...workload.env, ...(drains === 'itself' && { DRAIN_SECONDS: `${DRAIN_SECONDS}` }) }

  return {
    metadata: { labels: labelsOf(name) },
    spec: {
      ...CONFINED,
      terminationGracePeriodSeconds: LONGEST_STOP,
      topologySpreadConstraints: [
        {
          maxSkew: 1,
          topologyKey: 'kubernetes.io/hostname',
          whenUnsatisfiable: 'ScheduleAnyway',
          labelSelector: { matchLabels: labelsOf(name) },
        },
      ],
      containers: [
        {
          name,
          ...containerOf({ ...workload, env }),
          ports: [
            ...(port ? [{ name: 'http', containerPort: port }] : []),
            { name: 'management', containerPort: MANAGEMENT_PORT },
          ],
          startupProbe: probe(probes.started, 2, 60),
          livenessProbe: probe(probes.alive, 10, 3),
          readinessProbe: probe(probes.ready, 3, 2),
          ...(drains === 'cluster' && {
            lifecycle: { preStop: { sleep: { seconds: DRAIN_SECONDS } } },
          }),
          resources: {
            requests: { cpu: workload.cpu, memory: workload.memory.usual },
            limits: { memory: workload.memory.most },
          },
          volumeMounts: [...FOLDERS, ...(data ? [{ name: 'data', mountPath: DATA }] : [])],
        },
      ],
      volumes: [
        ...volumesOf([settings]),
        ...(data === 'passing' ? [{ name: 'data', emptyDir: { sizeLimit: '6Gi' } }] : []),
      ],
    },
  }
}
