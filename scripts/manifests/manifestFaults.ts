import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet'
import { Job } from 'kubernetes-models/batch/v1/Job'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import type { IContainer, IPodTemplateSpec } from 'kubernetes-models/v1'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { Service } from 'kubernetes-models/v1/Service'

/** Schemas of Kubernetes, by the kind they are of. */
const SCHEMAS = {
  Deployment,
  StatefulSet,
  Job,
  Service,
  Namespace,
  PodDisruptionBudget,
  NetworkPolicy,
  Ingress,
}

export type Manifest = Readonly<{
  apiVersion: string
  kind: string
  metadata: Readonly<{ name: string }>
  spec?: Readonly<{ template?: IPodTemplateSpec }>
}>

const isKnown = (kind: string): kind is keyof typeof SCHEMAS => kind in SCHEMAS

const schemaFaults = (manifest: Manifest): string[] => {
  if (!isKnown(manifest.kind)) return [`is of a kind without a schema here, ${manifest.kind}`]
  const Schema = SCHEMAS[manifest.kind]
  if (Schema.apiVersion !== manifest.apiVersion) return [`is of ${manifest.apiVersion}`]
  try {
    // Schemas look at values; a model's type is what they make sure of.
    new Schema(manifest as never).validate()

    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

const PROBES = ['startupProbe', 'livenessProbe', 'readinessProbe'] as const

const containerFaults = (container: IContainer, stays: boolean): string[] => {
  const { securityContext, resources, image = '' } = container

  return [
    ...PROBES.filter((name) => stays && !container[name]).map((name) => `has no ${name}`),
    ...(securityContext?.readOnlyRootFilesystem ? [] : ['may write to its root']),
    ...(securityContext?.allowPrivilegeEscalation === false ? [] : ['may get more rights']),
    ...(securityContext?.capabilities?.drop?.includes('ALL') ? [] : ['keeps capabilities']),
    ...(securityContext?.capabilities?.add || securityContext?.privileged ? ['gets rights'] : []),
    ...(resources?.requests?.memory && resources.limits?.memory ? [] : ['has no bound of memory']),
    ...(image === '' ? ['has no image'] : []),
  ]
}

const podFaults = ({ spec }: IPodTemplateSpec, stays: boolean): string[] => {
  const { securityContext: user } = spec ?? {}

  return [
    ...(user?.runAsNonRoot && (user.runAsUser ?? 0) > 0 ? [] : ['may run as root']),
    ...(user?.seccompProfile?.type === 'RuntimeDefault' ? [] : ['may ask the kernel for anything']),
    ...(spec?.automountServiceAccountToken === false ? [] : ['is let into the cluster']),
    ...(spec?.hostNetwork || spec?.hostPID || spec?.hostIPC ? ['is not apart from its host'] : []),
    ...(spec?.containers ?? []).flatMap((container) => containerFaults(container, stays)),
  ]
}

/**
 * What is wrong with a manifest: by its schema, and by what every pod of the product keeps to.
 * @example manifestFaults(parse(text)) // ['api may write to its root']
 */
export const manifestFaults = (manifest: Manifest): readonly string[] => {
  const template = manifest.spec?.template
  const faults = [
    ...schemaFaults(manifest),
    ...(template ? podFaults(template, manifest.kind !== 'Job') : []),
  ]

  return faults.map((fault) => `${manifest.metadata.name} ${fault}`)
}
