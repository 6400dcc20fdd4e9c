import { ALERTS } from './alerts.ts'
import { DASHBOARDS } from './dashboards.ts'
import { OBJECTIVES, WINDOWS } from './objectives.ts'
import { readExpression } from './readExpression.ts'

/** Told by Prometheus itself, or made by its rules. */
const OTHERS = /^(up$|objective:)/

const expressions = (): string[] => [
  ...OBJECTIVES.flatMap(({ bad, all }) => [bad(WINDOWS[0]), all(WINDOWS[0])]),
  ...ALERTS.map(({ expr }) => expr),
  ...DASHBOARDS.flatMap(({ panels }) => panels.flatMap(({ lines }) => lines.map(([expr]) => expr))),
]

/** Every metric that rules, alerts and dashboards name, which one of our processes has to expose. */
export const namedMetrics = (): readonly string[] => [
  ...new Set(
    expressions()
      .flatMap((expression) => readExpression(expression).metrics)
      .filter((name) => !OTHERS.test(name)),
  ),
]
