import { cpus, release, totalmem } from 'node:os'

export type Machine = {
  readonly cpu: string
  readonly cores: number
  readonly memoryGb: number
  readonly kernel: string
}

/** The machine that a result was measured on. */
export const machine = (): Machine => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  kernel: release(),
})
