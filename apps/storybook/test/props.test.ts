import { expect, test } from 'vitest'
import { readProps } from '../.storybook/readProps.ts'
import { SHARED_PROPS } from '../.storybook/sharedProps.ts'

const props = Object.entries(readProps()).flatMap(([component, each]) =>
  Object.entries(each).map(([name, { told }]) => ({ component, name, told })),
)

test('every property of the design system has a sentence, its own or that of its name', () => {
  const silent = props
    .filter(({ component }) => component.startsWith('ui/'))
    .filter(({ name, told }) => !told && !(name in SHARED_PROPS))
    .map(({ component, name }) => `${component}.${name}`)

  expect(silent).toEqual([])
})

test('no sentence is kept for properties that nobody has', () => {
  const names = new Set(props.filter(({ told }) => !told).map(({ name }) => name))

  expect(Object.keys(SHARED_PROPS).filter((name) => !names.has(name))).toEqual([])
})
