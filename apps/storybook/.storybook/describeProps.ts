import written from 'virtual:written-props'
import type { ReactRenderer } from '@storybook/react-vite'
import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import type { WrittenProps } from './readProps.ts'
import { ELEMENT_PROPS, SHARED_PROPS } from './sharedProps.ts'

/** Types of this length fit their column; a longer one is shown when asked for. */
const LONGEST = 80

/** Types that have a control of their own. */
const PLAIN = new Set(['boolean', 'number', 'string'])

const shortOf = (type: string) =>
  type.length <= LONGEST
    ? { summary: type }
    : { summary: `${type.slice(0, LONGEST)}…`, detail: type }

/** Properties of the component a file of stories is about; it may lie in the other package. */
const propsOf = (fileName: unknown): WrittenProps[string] => {
  const [, place = ''] = String(fileName).split('/packages/')
  const [path = ''] = place.split('.')
  const name = path.slice(path.lastIndexOf('/'))
  const other = Object.keys(written).find((each) => each.endsWith(name))

  return written[path] ?? (other && written[other]) ?? {}
}

/**
 * Gives each row of a table of properties its type as it is written and a sentence, and a row to each property that
 * Storybook's own reader does not see: one of another component's type, or of the element.
 */
export const describeProps: ArgTypesEnhancer<ReactRenderer> = ({
  argTypes,
  initialArgs,
  parameters,
}) => {
  const props = propsOf(parameters.fileName)
  const names = new Set([argTypes, props, initialArgs].flatMap(Object.keys))

  return Object.fromEntries(
    Array.from(names, (name) => {
      const argType = argTypes[name] ?? { name }
      const prop = props[name]
      const { type, standard } = prop ?? {}
      const told = prop ? (prop.told ?? SHARED_PROPS[name]) : ELEMENT_PROPS[name]

      return [
        name,
        {
          ...argType,
          description: argType.description || (told ?? ''),
          ...(type && PLAIN.has(type) && { type: { name: type as 'string' } }),
          // A drawn element is no text that one could change.
          ...(isValidElement(initialArgs[name]) && { control: false }),
          table: {
            ...argType.table,
            ...(type && { type: shortOf(type) }),
            ...(standard && { defaultValue: { summary: standard } }),
          },
        },
      ]
    }),
  )
}
