import { expect, test } from 'vitest'
import { composeFile } from '../../../scripts/gates/composeFile.ts'
import { containerFile } from '../../../scripts/gates/containerFile.ts'
import { manifestFiles } from '../../../scripts/gates/manifestFiles.ts'
import { type Manifest, manifestFaults } from '../../../scripts/manifests/manifestFaults.ts'
import { renderWorkload } from '../../../scripts/manifests/renderWorkload.ts'
import { WORKLOADS } from '../../../scripts/manifests/workloads.ts'

/** A manifest of the api after a hand has been at it: what stands at a path is replaced, or gone. */
const apiWith = (path: string, value?: unknown): Manifest => {
  const workload = WORKLOADS.find(({ name }) => name === 'api')
  const manifest = structuredClone(workload && renderWorkload(workload)[0]) as Manifest
  const names = path.split('.')
  const last = names.pop() ?? ''
  const holder = names.reduce<Record<string, unknown>>(
    (at, name) => at[name] as Record<string, unknown>,
    manifest as unknown as Record<string, unknown>,
  )
  if (value === undefined) delete holder[last]
  else holder[last] = value

  return manifest
}

const POD = 'spec.template.spec'
const CONTAINER = `${POD}.containers.0`

test('S009 manifests fit their schemas, confine every pod and set what it reads', () => {
  expect(manifestFiles()).toEqual([])
})

test('S009 every image runs as a user, is stopped by SIGTERM and says that it is alive', () => {
  expect(containerFile()).toEqual([])
})

test('S009 the compose file fits its schema and gives each process what it reads', () => {
  expect(composeFile()).toEqual([])
})

test.each([
  ['has no livenessProbe', `${CONTAINER}.livenessProbe`],
  ['has no readinessProbe', `${CONTAINER}.readinessProbe`],
  ['has no startupProbe', `${CONTAINER}.startupProbe`],
  ['may run as root', `${POD}.securityContext.runAsNonRoot`],
  ['may run as root', `${POD}.securityContext.runAsUser`, 0],
  ['may write to its root', `${CONTAINER}.securityContext.readOnlyRootFilesystem`],
  ['may get more rights', `${CONTAINER}.securityContext.allowPrivilegeEscalation`, true],
  ['keeps capabilities', `${CONTAINER}.securityContext.capabilities.drop`, ['NET_RAW']],
  ['may ask the kernel for anything', `${POD}.securityContext.seccompProfile.type`, 'Unconfined'],
  ['is let into the cluster', `${POD}.automountServiceAccountToken`],
  ['is not apart from its host', `${POD}.hostNetwork`, true],
  ['has no bound of memory', `${CONTAINER}.resources.limits`],
  ['must be integer', 'spec.replicas', 'two'],
  ['must have required property selector', 'spec.selector'],
  ['is of apps/v1beta1', 'apiVersion', 'apps/v1beta1'],
])('S009 a pod that %s is found', (fault, path, value?: unknown) => {
  expect(manifestFaults(apiWith(path, value)).join()).toContain(fault)
})
