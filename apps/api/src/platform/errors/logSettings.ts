import { toLogged } from './toLogged.ts'

/** How the api writes down what happened: of an error, whoever logs it, what may be read by others. */
export const logSettings = (level: string) => ({ level, serializers: { err: toLogged } })
