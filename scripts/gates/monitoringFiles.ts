import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { readExpression } from '../monitoring/readExpression.ts'
import { CHARTS, renderDashboards } from '../monitoring/renderDashboards.ts'
import { RULES, renderRules } from '../monitoring/renderRules.ts'
import { root } from '../stack/settings.ts'

type Rule = Readonly<{
  alert?: string
  record?: string
  expr: string
  annotations?: Readonly<{ runbook: string }>
}>

const stale = (folder: string, files: ReadonlyMap<string, string>): string[] =>
  [...files]
    .filter(([file, text]) => {
      const path = `${root}${folder}/${file}`

      return !existsSync(path) || readFileSync(path, 'utf8') !== text
    })
    .map(([file]) => `${folder}/${file} is old: run "node scripts/tasks/monitoring.ts".`)

const rulesOf = (file: string): readonly Rule[] => {
  const { groups }: { groups: readonly { rules: readonly Rule[] }[] } = parse(
    renderRules().get(file) ?? '',
  )

  return groups.flatMap(({ rules }) => rules)
}

const expressionsOfCharts = (): string[] =>
  [...renderDashboards().values()].flatMap((text) =>
    JSON.parse(text).panels.flatMap(({ targets }: { targets: readonly { expr: string }[] }) =>
      targets.map(({ expr }) => expr),
    ),
  )

/** Rules, alerts and dashboards are as their tables say, can be read, and lead to runbooks that there are. */
export const monitoringFiles = (): string[] => {
  const rules = [...rulesOf('objectives.yaml'), ...rulesOf('alerts.yaml')]
  const recorded = new Set(rules.map(({ record }) => record))
  const expressions = [...rules.map(({ expr }) => expr), ...expressionsOfCharts()]

  return [
    ...stale(RULES, renderRules()),
    ...stale(CHARTS, renderDashboards()),
    ...expressions
      .filter((expression) => readExpression(expression).isWrong)
      .map((expression) => `Prometheus cannot read ${expression}.`),
    ...expressions
      .flatMap((expression) => readExpression(expression).metrics)
      .filter((name) => name.includes(':') && !recorded.has(name))
      .map((name) => `${name} is recorded by no rule of ${RULES}.`),
    ...rules
      .flatMap(({ annotations }) => annotations?.runbook ?? [])
      .filter((runbook) => !existsSync(root + runbook))
      .map((runbook) => `An alert leads to ${runbook}, which is not there.`),
  ]
}
