import { stringify } from 'yaml'
import { ALERTS, type Alert } from './alerts.ts'
import { OBJECTIVES, WINDOWS } from './objectives.ts'

export const RULES = 'deploy/prometheus'

const MADE = '# Made by "node scripts/tasks/monitoring.ts".\n'
const RUNBOOKS = 'docs/runbooks'
const MONTH = '30d'

const burnRates = WINDOWS.flatMap((window) =>
  OBJECTIVES.map(({ name, budget, bad, all }) => ({
    record: `objective:burn_rate:${window}`,
    expr: `(${bad(window)}) / ${all(window)} / ${budget}`,
    labels: { objective: name },
  })),
)

const budgetsLeft = OBJECTIVES.map(({ name, budget, bad, all }) => ({
  record: 'objective:budget_left:ratio',
  expr: `1 - (${bad(MONTH)}) / ${all(MONTH)} / ${budget}`,
  labels: { objective: name },
}))

const annotationsOf = ({ says, runbook }: Alert) => ({
  summary: says,
  runbook: `${RUNBOOKS}/${runbook}`,
})

const alertRule = (alert: Alert) => ({
  alert: alert.name,
  expr: alert.expr,
  for: alert.for,
  labels: { severity: alert.severity },
  annotations: annotationsOf(alert),
})

const alertTest = (alert: Alert) => ({
  name: alert.name,
  interval: '1m',
  input_series: Object.entries(alert.example.series).map(([series, values]) => ({
    series,
    values,
  })),
  alert_rule_test: [
    {
      eval_time: alert.example.after,
      alertname: alert.name,
      exp_alerts: [
        {
          exp_labels: { severity: alert.severity, ...alert.example.labels },
          exp_annotations: annotationsOf(alert),
        },
      ],
    },
  ],
})

/** A product at which nothing is wrong: no alert fires. */
const QUIET = {
  'up{job="bff",instance="bff-1"}': '1x300',
  'bff_requests_total{job="bff",instance="bff-1",kind="page",status="200"}': '0+1000x300',
  'bff_requests_total{job="bff",instance="bff-1",kind="call",status="200"}': '0+1000x300',
  'bff_request_seconds_count{job="bff",instance="bff-1",kind="page"}': '0+1000x300',
  'bff_request_seconds_bucket{job="bff",instance="bff-1",kind="page",le="0.5"}': '0+999x300',
  'bff_request_seconds_count{job="bff",instance="bff-1",kind="call"}': '0+1000x300',
  'bff_request_seconds_bucket{job="bff",instance="bff-1",kind="call",le="0.3"}': '0+999x300',
  'bff_upstream_active{job="bff",instance="bff-1",upstream="general"}': '3x300',
  'bff_upstream_places{job="bff",instance="bff-1",upstream="general"}': '16x300',
  'bff_upstream_resting{job="bff",instance="bff-1",upstream="api"}': '0x300',
  'bff_in_touch{job="bff",instance="bff-1"}': '1x300',
  'bff_foreign_sessions_total{job="bff",instance="bff-1"}': '0x300',
  'bff_owed_revocations{job="bff",instance="bff-1"}': '0x300',
  'nodejs_eventloop_lag_p99_seconds{job="api",instance="api-1"}': '0.02x300',
  'api_database_waiting{job="api",instance="api-1"}': '0 4 0 0 3 0x300',
  'api_clock_ahead_seconds{job="api",instance="api-1"}': '0.1x300',
  'api_pictures_room{job="api",instance="api-1"}': '2x300',
  'portal_database_answers{job="worker",instance="worker-1"}': '1x300',
  'portal_jobs_waiting_seconds{job="worker",instance="worker-1"}': '0x300',
  'portal_rows_failed{job="worker",instance="worker-1"}': '0x300',
  'portal_messages_late{job="worker",instance="worker-1",channel="email"}': '2x300',
  'portal_ads_waiting_seconds{job="worker",instance="worker-1"}': '3600x300',
}

const quietTest = {
  name: 'nothing is wrong',
  interval: '1m',
  input_series: Object.entries(QUIET).map(([series, values]) => ({ series, values })),
  alert_rule_test: ALERTS.map(({ name }) => ({ eval_time: '2h', alertname: name, exp_alerts: [] })),
}

const textOf = (document: object): string =>
  MADE + stringify(document, { lineWidth: 160, aliasDuplicateObjects: false })

/** What each file of deploy/prometheus says: rules, alerts, and a test of promtool for each alert. */
export const renderRules = (): ReadonlyMap<string, string> =>
  new Map([
    [
      'objectives.yaml',
      textOf({
        groups: [
          { name: 'objectives', rules: burnRates },
          { name: 'budgets', interval: '5m', rules: budgetsLeft },
        ],
      }),
    ],
    ['alerts.yaml', textOf({ groups: [{ name: 'alerts', rules: ALERTS.map(alertRule) }] })],
    [
      'alerts.test.yaml',
      textOf({
        rule_files: ['objectives.yaml', 'alerts.yaml'],
        evaluation_interval: '1m',
        tests: [...ALERTS.map(alertTest), quietTest],
      }),
    ],
  ])
