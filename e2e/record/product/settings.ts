import { TOKEN_KEY } from '../../../apps/api/src/test/secrets.ts'
import type { Service } from '../../../scripts/stack/Service.ts'
import type { StackSettings } from '../../../scripts/stack/StackSettings.ts'
import { root, testSettings } from '../../../scripts/stack/settings.ts'

/** Ports as those of tests, but a demo of its own. */
export const recordSettings: StackSettings = { ...testSettings, dataDir: `${root}.data/record` }

export const cluster = {
  home: `${recordSettings.dataDir}/postgres`,
  port: recordSettings.ports.postgres,
}

const preload = (...names: readonly string[]): string =>
  names.map((name) => `--import=${import.meta.dirname}/${name}.ts`).join(' ')

const API = {
  NODE_OPTIONS: preload('holdDate', 'holdSteady'),
  // Known, so that what is derived from it is the same in every recording.
  TOKEN_KEYS: `${TOKEN_KEY.id}:${TOKEN_KEY.secret.toString('base64url')}`,
  // Guests of the recording do no work, as those of tests.
  WORK_BITS: '0',
}

/** A process of the product as it runs anywhere, save that its time stands. */
export const heldService = (service: Service): Service => ({
  ...service,
  env: {
    ...service.env,
    ...(service.name === 'api' ? API : { NODE_OPTIONS: preload('holdDate') }),
  },
})
