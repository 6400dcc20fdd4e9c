import { expect, test } from 'vitest'
import { readProps } from '../.storybook/readProps.ts'
import { SHARED_PROPS } from '../.storybook/sharedProps.ts'

/** „onReadAll“ says itself what it tells. */
const EVENT = /^on[A-Z]/
/** Numbers beside a number that is told. */
const SAID_ABOVE = ['map/MapMark.y', 'map/ViewSwitch.mapHref']

const props = Object.entries(readProps()).flatMap(([component, each]) =>
  Object.entries(each).map(([name, { isTold }]) => ({ component, name, isTold })),
)

test('every property has a sentence, its own or one of all properties of that name', () => {
  const silent = props
    .filter(({ name, isTold }) => !isTold && !(name in SHARED_PROPS) && !EVENT.test(name))
    .map(({ component, name }) => `${component}.${name}`)

  expect(silent.filter((each) => !SAID_ABOVE.includes(each))).toEqual([])
})

test('no sentence is kept for properties that nobody has', () => {
  const names = new Set(props.filter(({ isTold }) => !isTold).map(({ name }) => name))

  expect(Object.keys(SHARED_PROPS).filter((name) => !names.has(name))).toEqual([])
})
