import type { Service } from './Service.ts'
import type { StackSettings } from './StackSettings.ts'
import { services } from './services.ts'

/** The same process, started so that an edit reaches it. */
const reloading = (service: Service): Service => {
  if (service.name === 'general' || service.name === 'adult')
    return {
      ...service,
      command: 'pnpm',
      args: [
        '--filter',
        `@inzrt/${service.name}`,
        'exec',
        'next',
        'dev',
        '--port',
        String(service.port),
        '--hostname',
        '127.0.0.1',
      ],
      env: { ...service.env, NODE_ENV: 'development' },
    }

  return {
    ...service,
    args: ['--watch', ...service.args],
    env: { ...service.env, NODE_ENV: 'development', MODE: 'development' },
  }
}

/** The product's processes for those who edit it: the same hosts, no page store, hot reload. */
export const developmentServices = (settings: StackSettings): readonly Service[] =>
  services({ ...settings, withStorybook: false }).map(reloading)
