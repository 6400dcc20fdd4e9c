import { statfsSync } from 'node:fs'
import { release } from 'node:os'
import { Failure } from './Failure.mjs'
import { machineFault } from './machineFault.mjs'

/** Stops early, in words, where the machine cannot hold the project. */
export const checkMachine = (root) => {
  const { bavail, bsize } = statfsSync(root)
  const fault = machineFault({
    platform: process.platform,
    release: release(),
    nodeVersion: process.versions.node,
    root,
    freeGigabytes: (bavail * bsize) / 1e9,
  })
  if (fault) throw new Failure(fault)
}
