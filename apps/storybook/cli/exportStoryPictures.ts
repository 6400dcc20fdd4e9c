/** Draws the photographs that stories show into public/demo. Run at authoring time; results are committed. */
import { mkdir, writeFile } from 'node:fs/promises'
import { drawScene, type SceneOptions } from '@inzrt/fixtures/drawings/drawScene'
import type { DrawingName } from '@inzrt/fixtures/drawings/findDrawing'

const PICTURES: Readonly<Record<string, readonly [DrawingName, SceneOptions]>> = {
  'bike-1': ['bike-city', { ground: 'sky' }],
  'bike-1b': ['bike-city', { ground: 'sky', zoom: { x: 275, y: 150, scale: 1.9 } }],
  'bike-1c': ['bike-city', { ground: 'mint', zoom: { x: 140, y: 175, scale: 2 } }],
  'bike-1d': ['bike-city', { ground: 'rose', mirrored: true }],
  'bike-1e': ['bike-city', { ground: 'lilac', zoom: { x: 205, y: 120, scale: 1.6 } }],
  'bike-2': ['bike-road', { ground: 'butter', mirrored: true }],
  car: ['car-sedan', { ground: 'butter' }],
  dog: ['dog-puppy', { ground: 'sky' }],
  flat: ['flat-block', { ground: 'grass' }],
  hen: ['hen-hen', { ground: 'grass' }],
  pram: ['pram-deep', { ground: 'mint' }],
  tractor: ['tractor-cab', { ground: 'meadow' }],
  night: ['keys-bunch', { ground: 'night' }],
}

const folder = new URL('../public/demo/', import.meta.url)

await mkdir(folder, { recursive: true })
for (const [file, [name, options]] of Object.entries(PICTURES)) {
  await writeFile(new URL(`${file}.svg`, folder), `${drawScene(name, options)}\n`)
}
