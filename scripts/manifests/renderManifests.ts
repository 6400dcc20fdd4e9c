import type { INamespace } from 'kubernetes-models/v1'
import { stringify } from 'yaml'
import { IMAGES, nameOf } from '../images/images.ts'
import { FIRST } from './first.ts'
import { MIGRATION, renderMigration } from './renderMigration.ts'
import { renderIngress, renderPolicies } from './renderNetwork.ts'
import { renderWorkload } from './renderWorkload.ts'
import { WORKLOADS } from './workloads.ts'

export const MANIFESTS = 'deploy/kubernetes'

const MADE = '# Made by "node scripts/tasks/manifests.ts".\n'
const NAMESPACE = 'inzrt'
const SETTINGS = ['api', 'bff', 'sites']

const namespace: INamespace = {
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: {
    name: NAMESPACE,
    labels: { ...FIRST, 'pod-security.kubernetes.io/enforce': 'restricted' },
  },
}

const textOf = (documents: readonly object[]): string =>
  MADE +
  documents
    .map((one) => stringify(one, { lineWidth: 120, aliasDuplicateObjects: false }))
    .join('---\n')

/** The manifests of a cluster: what each file of deploy/kubernetes says. */
export const renderManifests = (): ReadonlyMap<string, string> => {
  const files = new Map([
    ['namespace.yaml', textOf([namespace])],
    [`${MIGRATION}.yaml`, textOf([renderMigration()])],
    ...WORKLOADS.map((one) => [`${one.name}.yaml`, textOf(renderWorkload(one))] as const),
    ['network.yaml', textOf(renderPolicies())],
    ['ingress.yaml', textOf([renderIngress()])],
  ])
  const kustomization = {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    namespace: NAMESPACE,
    resources: [...files.keys()],
    configMapGenerator: SETTINGS.map((name) => ({
      name,
      envs: [`${name}.env`],
      options: { labels: FIRST },
    })),
    images: IMAGES.map((image) => ({
      name: nameOf(image).replace(/:.*/, ''),
      newName: `registry.example/inzrt/${image}`,
      newTag: '1',
    })),
  }

  return files.set('kustomization.yaml', textOf([kustomization]))
}
