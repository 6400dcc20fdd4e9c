import { toLogged } from './toLogged.ts'

/** How the api writes down what happened: of an error only what others may read, no matter where it is logged. */
export const logSettings = (level: string) => ({ level, serializers: { err: toLogged } })
