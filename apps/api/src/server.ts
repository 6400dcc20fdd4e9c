import { quickenImports } from './imports/quickenImports.ts'

quickenImports()
await import('./serve.ts')
