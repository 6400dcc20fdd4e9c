import { escapeHtml, inlineHtml } from './toHtml.ts'

/** What an OpenAPI document says of a value, as far as ours uses it. */
export type Shape = Readonly<{
  $ref?: string
  type?: string | readonly string[]
  description?: string
  const?: unknown
  default?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Shape[]
  oneOf?: readonly Shape[]
  items?: Shape
  properties?: Readonly<Record<string, Shape>>
  required?: readonly string[]
  additionalProperties?: boolean | Shape
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  'x-characters'?: number
}>

const literal = (value: unknown): string => escapeHtml(JSON.stringify(value))

const range = (least: number | undefined, most: number | undefined, unit: string): string => {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`
  if (most !== undefined) return `at most ${most}${unit}`

  return least === undefined ? '' : `at least ${least}${unit}`
}

const limitsOf = (shape: Shape): string => {
  const usual = shape.default
  const above = shape.exclusiveMinimum

  return [
    // Counted as a reader counts them, which the description tells.
    shape['x-characters'] ? '' : range(shape.minLength, shape.maxLength, ' characters'),
    range(shape.minItems, shape.maxItems, ' items'),
    range(shape.minimum, shape.maximum, ''),
    above === undefined ? '' : `above ${above}`,
    usual === undefined ? '' : `${JSON.stringify(usual)} if left out`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** What a value means, and its limits. */
export const renderNote = (shape: Shape): string => {
  const limits = limitsOf(shape)

  return [
    inlineHtml(shape.description ?? ''),
    limits === '' ? '' : escapeHtml(`${limits.charAt(0).toUpperCase()}${limits.slice(1)}.`),
  ]
    .filter(Boolean)
    .join(' ')
}

const commented = (shape: Shape): string => {
  const note = renderNote(shape)

  return note === '' ? '' : ` <i>// ${note}</i>`
}

const fields = ({ properties = {}, required = [] }: Shape, margin: string): string => {
  const inner = `${margin}  `
  const lines = Object.entries(properties).map(([name, shape]) => {
    const key = /^\w+$/.test(name) ? name : `'${escapeHtml(name)}'`

    return `${inner}${key}${required.includes(name) ? '' : '?'}: ${renderShape(shape, inner)}${commented(shape)}\n`
  })

  return `{\n${lines.join('')}${margin}}`
}

const either = (shapes: readonly Shape[], margin: string): string =>
  shapes.map((shape) => renderShape(shape, margin)).join(' | ')

const list = (items: Shape, margin: string): string => {
  const item = renderShape(items, margin)
  const isChoice = items.enum || items.anyOf || typeof items.type === 'object'

  return isChoice ? `(${item})[]` : `${item}[]`
}

/** A shape as TypeScript writes a type, in HTML; one with a name leads to where that is shown. */
export const renderShape = (shape: Shape, margin = ''): string => {
  const { $ref, type = 'unknown', items, properties, additionalProperties } = shape
  if ($ref) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1)

    return `<a href="#shape.${name}">${name}</a>`
  }
  if (shape.const !== undefined) return literal(shape.const)
  if (shape.enum) return shape.enum.map(literal).join(' | ')
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return either(choices, margin)
  if (items) return list(items, margin)
  if (properties) return fields(shape, margin)
  if (typeof additionalProperties === 'object')
    return `Record&#60;string, ${renderShape(additionalProperties, margin)}&#62;`

  return [type].flat().join(' | ').replace('integer', 'number')
}
