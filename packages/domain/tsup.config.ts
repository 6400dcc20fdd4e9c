import { defineConfig } from 'tsup'

/**
 * A module stays a module: a bundle of one function leaves out what it does not use.
 * Types are emitted by tsc: TypeScript 7 has no JavaScript API for tsup to call.
 */
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test*.ts'],
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  clean: true,
  dts: false,
})
