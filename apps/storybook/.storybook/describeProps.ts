import written from 'virtual:written-props'
import type { ReactRenderer } from '@storybook/react-vite'
import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { SHARED_PROPS } from './sharedProps.ts'

/** Types of this length fit their column; a longer one is shown when asked for. */
const LONGEST = 80

/** Types that have a control of their own. */
const PLAIN = new Set(['boolean', 'number', 'string'])

const shortOf = (type: string) =>
  type.length <= LONGEST
    ? { summary: type }
    : { summary: `${type.slice(0, LONGEST)}…`, detail: type }

/** Gives each row of a table of properties its type as it is written, and a sentence where it has none. */
export const describeProps: ArgTypesEnhancer<ReactRenderer> = ({
  argTypes,
  initialArgs,
  parameters,
}) => {
  const [, place = ''] = String(parameters.fileName).split('/ui/src/')
  const [component = ''] = place.split('.')
  const props = written[component]

  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, standard } = props?.[name] ?? {}

      return [
        name,
        {
          ...argType,
          description: argType.description || (SHARED_PROPS[name] ?? ''),
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
