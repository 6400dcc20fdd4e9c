import { readFileSync } from 'node:fs'
import { parseAllDocuments } from 'yaml'
import { root } from '../stack/settings.ts'
import type { Manifest } from './manifestFaults.ts'

/** The manifests of a file, of which there may be several. */
export const readManifests = (file: string): readonly Manifest[] =>
  parseAllDocuments(readFileSync(root + file, 'utf8')).map((document) => document.toJS())
