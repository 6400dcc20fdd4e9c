import type { IDeployment, IStatefulSet } from 'kubernetes-models/apps/v1'
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1'
import type { IService } from 'kubernetes-models/v1'
import { labelsOf, podOf } from './podOf.ts'
import type { Workload } from './workloads.ts'

const REPLICAS = 2

const metadataOf = (name: string) => ({ name, labels: labelsOf(name) })
const selectorOf = (name: string) => ({ matchLabels: labelsOf(name) })

/** The next one is there before one goes. */
const deployment = (workload: Workload): IDeployment => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: metadataOf(workload.name),
  spec: {
    replicas: REPLICAS,
    selector: selectorOf(workload.name),
    strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
    template: podOf(workload),
  },
})

/** One after the other finds again what it had written down. */
const statefulSet = (workload: Workload): IStatefulSet => ({
  apiVersion: 'apps/v1',
  kind: 'StatefulSet',
  metadata: metadataOf(workload.name),
  spec: {
    replicas: REPLICAS,
    serviceName: workload.name,
    podManagementPolicy: 'Parallel',
    selector: selectorOf(workload.name),
    template: podOf(workload),
    volumeClaimTemplates: [
      {
        apiVersion: 'v1',
        kind: 'PersistentVolumeClaim',
        metadata: { name: 'data' },
        spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } },
      },
    ],
  },
})

const service = (name: string, port: number): IService => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: metadataOf(name),
  spec: {
    selector: labelsOf(name),
    ports: [{ name: 'http', port, targetPort: 'http' }],
  },
})

const budget = (name: string): IPodDisruptionBudget => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: metadataOf(name),
  spec: { maxUnavailable: 1, selector: selectorOf(name) },
})

/** All that a workload is to the cluster. */
export const renderWorkload = (workload: Workload) => [
  workload.data === 'kept' ? statefulSet(workload) : deployment(workload),
  ...(workload.port ? [service(workload.name, workload.port)] : []),
  budget(workload.name),
]
