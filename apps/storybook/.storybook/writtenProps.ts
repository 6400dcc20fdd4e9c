import type { Plugin } from 'vite'
import { readProps } from './readProps.ts'

const ID = 'virtual:written-props'

/** Hands the properties of components to the browser: Storybook's own reader often tells only that a type is a union. */
export const writtenProps = (): Plugin => ({
  name: 'written-props',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(readProps())}` : null),
})
