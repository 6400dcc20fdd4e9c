import { readFileSync } from 'node:fs'
import { PROCESSES } from '../environment/processes.ts'
import { type Manifest, manifestFaults } from '../manifests/manifestFaults.ts'
import { readManifests } from '../manifests/readManifests.ts'
import { MANIFESTS, renderManifests } from '../manifests/renderManifests.ts'
import { root } from '../stack/settings.ts'

/** Whose settings each file of settings has. */
const SETTINGS = { bff: 'bff', sites: 'general, adult', api: 'api' } as const

const KUSTOMIZATION = 'kustomization.yaml'

const staleFiles = (): string[] =>
  [...renderManifests()]
    .filter(([file, text]) => readFileSync(`${root}${MANIFESTS}/${file}`, 'utf8') !== text)
    .map(([file]) => `${MANIFESTS}/${file} is old: run "node scripts/tasks/manifests.ts".`)

const manifests = (): readonly Manifest[] =>
  [...renderManifests().keys()]
    .filter((file) => file !== KUSTOMIZATION)
    .flatMap((file) => readManifests(`${MANIFESTS}/${file}`))

/** Every workload may lose one pod at a time only, and is asked by nobody but those named. */
const unprotected = (all: readonly Manifest[]): string[] => {
  const has = (kind: string, name: string) =>
    all.some((one) => one.kind === kind && one.metadata.name === name)

  return all
    .filter(({ spec, kind }) => spec?.template && kind !== 'Job')
    .flatMap(({ metadata: { name } }) =>
      ['PodDisruptionBudget', 'NetworkPolicy']
        .filter((kind) => !has(kind, name))
        .map((kind) => `${name} has no ${kind}`),
    )
}

const wrongSettings = (): string[] =>
  Object.entries(SETTINGS).flatMap(([file, process]) => {
    const path = `${MANIFESTS}/${file}.env`
    const lines = [...readFileSync(root + path, 'utf8').matchAll(/^(\w+)=(.*)$/gm)]
    const schema = PROCESSES[process]
    const unknown = lines.filter(([, name = '']) => !(name in schema.shape))
    const read = schema.safeParse(Object.fromEntries(lines.map(([, name, value]) => [name, value])))

    return [
      ...unknown.map(([, name]) => `${path} sets ${name}, which its process does not read.`),
      ...(read.error?.issues ?? []).map((issue) => `${path}: ${issue.path} ${issue.message}.`),
    ]
  })

/** Manifests are as they are made, fit their schemas, confine every pod, and set what its process reads. */
export const manifestFiles = (): string[] => {
  const all = manifests()

  return [
    ...staleFiles(),
    ...[...all.flatMap(manifestFaults), ...unprotected(all)].map(
      (fault) => `${MANIFESTS}: ${fault}.`,
    ),
    ...wrongSettings(),
  ]
}
