import { createCompiler } from './createCompiler.ts'

/** A schema of the contract, made quick. */
export const compileSchema = createCompiler()
