import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { monitoringFiles } from '../../../scripts/gates/monitoringFiles.ts'
import { readExpression } from '../../../scripts/monitoring/readExpression.ts'
import { RULES } from '../../../scripts/monitoring/renderRules.ts'
import { root } from '../../../scripts/stack/settings.ts'

test('S010 rules, alerts and dashboards can be read and lead to runbooks that there are', () => {
  expect(monitoringFiles()).toEqual([])
})

test('S010 an expression names its metrics, and a wrong one is told', () => {
  const expression = 'sum by (le) (rate(a_bucket{b="c"}[5m])) / on (d) e:f and absent(g)'
  expect(readExpression(expression)).toEqual({ metrics: ['a_bucket', 'e:f', 'g'], isWrong: false })
  expect(readExpression('sum(rate(a[5m])').isWrong).toBe(true)
})

const isInstalled = !spawnSync('promtool', ['--version']).error

test.runIf(isInstalled)('S010 each alert fires at its example and none where all is well', () => {
  const { status, stdout, stderr } = spawnSync(
    'promtool',
    ['test', 'rules', `${root}${RULES}/alerts.test.yaml`],
    { encoding: 'utf8' },
  )

  expect(`${stdout}${stderr}`).toContain('SUCCESS')
  expect(status).toBe(0)
})
