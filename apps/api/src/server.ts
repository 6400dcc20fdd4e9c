import { quickenImports } from './platform/imports/quickenImports.ts'

quickenImports()
await import('./start/serve.ts')
