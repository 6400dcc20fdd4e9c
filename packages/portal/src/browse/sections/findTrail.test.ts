import type { Section } from '@inzrt/contracts/browse/section'
import { expect, test } from 'vitest'
import { findTrail } from './findTrail.ts'

const section = (slug: string, children: Section[] = []) =>
  ({ slug, children: { data: children } }) as unknown as Section

const tree = [section('auta'), section('kola', [section('elektrokola'), section('brusle')])]

test.each([
  ['kola', ['kola']],
  ['brusle', ['kola', 'brusle']],
  ['neznama', []],
])('R143 the way to %s is %o', (slug, trail) => {
  expect(findTrail(tree, slug).map((step) => step.slug)).toEqual(trail)
})
