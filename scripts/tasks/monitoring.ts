import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { CHARTS, renderDashboards } from '../monitoring/renderDashboards.ts'
import { RULES, renderRules } from '../monitoring/renderRules.ts'
import { orExplain } from '../stack/orExplain.ts'
import { run } from '../stack/run.ts'
import { root } from '../stack/settings.ts'

const MISSING = `Written. promtool is not installed, by which each alert is fired.
Debian, Ubuntu: apt-get install prometheus. macOS: brew install prometheus.`

for (const [file, text] of renderRules()) writeFileSync(`${root}${RULES}/${file}`, text)
for (const [file, text] of renderDashboards()) writeFileSync(`${root}${CHARTS}/${file}`, text)

await orExplain(async () => {
  if (spawnSync('promtool', ['--version']).error) throw new Error(MISSING)
  const rules = ['objectives.yaml', 'alerts.yaml'].map((file) => `${root}${RULES}/${file}`)
  await run('promtool', ['check', 'rules', ...rules])
  await run('promtool', ['test', 'rules', `${root}${RULES}/alerts.test.yaml`])
})
