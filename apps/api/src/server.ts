import { cacheImports } from './platform/imports/cacheImports.ts'

cacheImports()
await import('./start/serve.ts')
