import { parser } from '@prometheus-io/lezer-promql'

type Read = Readonly<{ metrics: readonly string[]; isWrong: boolean }>

/**
 * The metrics an expression of Prometheus names, and whether it cannot be read.
 * @example readExpression('rate(up[5m]) > 0') // { metrics: ['up'], isWrong: false }
 */
export const readExpression = (expression: string): Read => {
  const metrics = new Set<string>()
  let isWrong = false
  parser.parse(expression).iterate({
    enter: ({ type, from, to, node }) => {
      if (type.isError) isWrong = true
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector')
        metrics.add(expression.slice(from, to))
    },
  })

  return { metrics: [...metrics], isWrong }
}
