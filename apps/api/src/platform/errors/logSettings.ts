import { hostname } from 'node:os'
import { toLogged } from './toLogged.ts'

type Logging = Readonly<{ logLevel: string; release?: string | null }>

/** How the api writes down what happened: of an error only what others may read, no matter where it is logged. */
export const logSettings = ({ logLevel: level, release }: Logging) => ({
  level,
  base: { pid: process.pid, hostname: hostname(), ...(release && { release }) },
  serializers: { err: toLogged },
})
