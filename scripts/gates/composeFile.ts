import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { FILE_SUFFIX } from '../../packages/settings/src/readFiles.ts'
import { PROCESSES } from '../environment/processes.ts'
import { IMAGES, type Image, nameOf } from '../images/images.ts'
import { root } from '../stack/settings.ts'

const FOLDER = 'deploy/compose'
const FILE = `${FOLDER}/compose.yaml`

const SETTINGS: Readonly<Record<Image, keyof typeof PROCESSES>> = {
  bff: 'bff',
  general: 'general, adult',
  adult: 'general, adult',
  api: 'api',
}

type Service = Readonly<{
  image?: string
  read_only?: boolean
  cap_drop?: readonly string[]
  security_opt?: readonly string[]
  environment?: Readonly<Record<string, string>>
  secrets?: readonly (string | Readonly<{ source: string }>)[]
  volumes?: readonly string[]
}>

type Compose = Readonly<{ services: Readonly<Record<string, Service>>; secrets: object }>

const schemaFaults = (compose: Compose): string[] => {
  const manifest = createRequire(import.meta.url).resolve('dclint/package.json')
  const file = `${dirname(manifest)}/schemas/compose.schema.json`
  // It names its draft by an address that the validator knows by another.
  const { $schema: _, ...schema } = JSON.parse(readFileSync(file, 'utf8'))
  const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(
    schema,
  )
  validate(compose)

  return (validate.errors ?? []).map(
    (one) => `${one.instancePath} ${one.message} ${JSON.stringify(one.params)}`,
  )
}

const settingFaults = (image: Image, { environment = {}, secrets = [] }: Service): string[] => {
  const { shape } = PROCESSES[SETTINGS[image]]

  return Object.entries(environment).flatMap(([name, value]) => {
    if (name in shape) return []
    const setting = name.endsWith(FILE_SUFFIX) ? name.slice(0, -FILE_SUFFIX.length) : ''
    if (!(setting in shape)) return [`sets ${name}, which its process does not read`]

    return secrets.includes(setting) && value === `/run/secrets/${setting}`
      ? []
      : [`is not given the secret ${setting}`]
  })
}

/** What one of our images must be run with. */
const processFaults = (service: Service): string[] => {
  const image = IMAGES.find((one) => nameOf(one) === service.image)
  if (!image) return []

  return [
    ...(service.read_only ? [] : ['may write to its root']),
    ...(service.cap_drop?.includes('ALL') ? [] : ['keeps capabilities']),
    ...(service.security_opt?.includes('no-new-privileges:true') ? [] : ['may get more rights']),
    ...settingFaults(image, service),
  ]
}

const missingFiles = ({ volumes = [] }: Service): string[] =>
  volumes
    .map((volume) => volume.split(':')[0] ?? '')
    .filter((source) => source.startsWith('.') && !existsSync(`${root}${FOLDER}/${source}`))
    .map((source) => `mounts ${source}, which is not there`)

const missingSecrets = ({ secrets = [] }: Service, known: object): string[] =>
  secrets
    .map((one) => (typeof one === 'string' ? one : one.source))
    .filter((name) => !(name in known))
    .map((name) => `asks for the secret ${name}, which is not there`)

/** The compose file fits its schema, confines our processes, and names files and settings that there are. */
export const composeFile = (): string[] => {
  const compose: Compose = parse(readFileSync(root + FILE, 'utf8'), { merge: true })
  const faults = Object.entries(compose.services).flatMap(([name, service]) =>
    [
      ...processFaults(service),
      ...missingFiles(service),
      ...missingSecrets(service, compose.secrets),
    ].map((fault) => `${name} ${fault}`),
  )

  return [...schemaFaults(compose), ...faults].map((fault) => `${FILE}: ${fault}.`)
}
