import { defineConfig } from 'tsup'

/** Types are emitted by tsc: TypeScript 7 has no JavaScript API for tsup to call. */
export default defineConfig({
  entry: ['src/*.ts', 'src/calls/*.ts', '!src/**/*.test*.ts'],
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  clean: true,
  dts: false,
})
