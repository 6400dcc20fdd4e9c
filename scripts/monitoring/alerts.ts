type Severity = 'page' | 'ticket'

/** Something that somebody has to do, and the figures at which it is said. */
export type Alert = Readonly<{
  name: string
  expr: string
  /** How long it has to hold. */
  for: string
  /** `page` wakes somebody; `ticket` waits for the morning. */
  severity: Severity
  says: string
  /** A page of docs/runbooks. */
  runbook: string
  /** Figures at which it fires: series as promtool writes them, one value a minute. */
  example: Readonly<{
    series: Readonly<Record<string, string>>
    after: string
    labels: Readonly<Record<string, string>>
  }>
}>

const BFF = 'instance="bff-1",job="bff"'
const API = 'instance="api-1",job="api"'
const WORKER = 'instance="worker-1",job="worker"'

const burns = (
  name: string,
  [factor, long, short]: readonly [number, string, string],
  rest: Pick<Alert, 'for' | 'severity' | 'says'>,
  failing: number,
  after: string,
): Alert => ({
  name,
  ...rest,
  runbook: 'slow-or-failing.md',
  expr: `objective:burn_rate:${long} > ${factor} and objective:burn_rate:${short} > ${factor}`,
  example: {
    series: {
      [`bff_requests_total{${BFF},kind="page",status="200"}`]: `0+${1_000 - failing}x300`,
      [`bff_requests_total{${BFF},kind="page",status="502"}`]: `0+${failing}x300`,
    },
    after,
    labels: { objective: 'pages-answered' },
  },
})

const held = (series: string, value: number): Readonly<Record<string, string>> => ({
  [series]: `${value}x300`,
})

export const ALERTS: readonly Alert[] = [
  burns(
    'BudgetBurnsFast',
    [14.4, '1h', '5m'],
    { for: '2m', severity: 'page', says: 'A fiftieth of the month’s budget goes in an hour.' },
    20,
    '30m',
  ),
  burns(
    'BudgetBurns',
    [6, '6h', '30m'],
    { for: '15m', severity: 'page', says: 'A twentieth of the month’s budget goes in six hours.' },
    8,
    '1h',
  ),
  burns(
    'BudgetWillNotLast',
    [1, '3d', '6h'],
    { for: '1h', severity: 'ticket', says: 'At this rate the budget ends before the month does.' },
    2,
    '2h',
  ),
  {
    name: 'ProcessDown',
    expr: 'up == 0',
    for: '2m',
    severity: 'page',
    says: 'Prometheus does not reach a process.',
    runbook: 'lost-machine.md',
    example: {
      series: held(`up{${API}}`, 0),
      after: '5m',
      labels: { instance: 'api-1', job: 'api' },
    },
  },
  {
    name: 'DatabaseAway',
    expr: 'max(portal_database_answers) == 0',
    for: '2m',
    severity: 'page',
    says: 'PostgreSQL answers no worker.',
    runbook: 'database-away.md',
    example: { series: held(`portal_database_answers{${WORKER}}`, 0), after: '5m', labels: {} },
  },
  {
    name: 'ReplicaLeftAside',
    expr: 'api_replica_used == 0',
    for: '5m',
    severity: 'ticket',
    says: 'A replica is away or late, and the primary answers what it should.',
    runbook: 'replica-left-aside.md',
    example: {
      series: held(`api_replica_used{${API},replica="1"}`, 0),
      after: '10m',
      labels: { instance: 'api-1', job: 'api', replica: '1' },
    },
  },
  {
    name: 'NobodyWorks',
    expr: 'absent(portal_database_answers)',
    for: '5m',
    severity: 'page',
    says: 'There is no worker: no letter leaves and no ad ends.',
    runbook: 'work-waits.md',
    example: { series: held(`up{${API}}`, 1), after: '10m', labels: {} },
  },
  {
    name: 'JobsWait',
    expr: 'max(portal_jobs_waiting_seconds) > 600',
    for: '5m',
    severity: 'page',
    says: 'The oldest job is over ten minutes overdue.',
    runbook: 'work-waits.md',
    example: {
      series: held(`portal_jobs_waiting_seconds{${WORKER}}`, 900),
      after: '10m',
      labels: {},
    },
  },
  {
    name: 'JobFails',
    expr: 'sum by (task) (increase(worker_jobs_total{outcome="failed"}[30m])) > 3',
    for: '5m',
    severity: 'ticket',
    says: 'A job fails again and again.',
    runbook: 'work-waits.md',
    example: {
      series: {
        [`worker_jobs_total{${WORKER},task="deliverMessages",outcome="failed"}`]: '0+1x60',
      },
      after: '40m',
      labels: { task: 'deliverMessages' },
    },
  },
  {
    name: 'RowsFail',
    expr: 'max(portal_rows_failed) > 0',
    for: '1h',
    severity: 'ticket',
    says: 'Jobs go on without rows they failed at.',
    runbook: 'work-waits.md',
    example: { series: held(`portal_rows_failed{${WORKER}}`, 2), after: '2h', labels: {} },
  },
  {
    name: 'LettersLate',
    expr: 'max(portal_messages_late{channel="email"}) > 10',
    for: '10m',
    severity: 'page',
    says: 'Letters wait that should have left over five minutes ago.',
    runbook: 'work-waits.md',
    example: {
      series: held(`portal_messages_late{${WORKER},channel="email"}`, 40),
      after: '15m',
      labels: {},
    },
  },
  {
    name: 'ModerationWaits',
    expr: 'max(portal_ads_waiting_seconds) > 2 * 86400',
    for: '1h',
    severity: 'ticket',
    says: 'An ad has waited for a moderator for over two days.',
    runbook: 'work-waits.md',
    example: {
      series: held(`portal_ads_waiting_seconds{${WORKER}}`, 200_000),
      after: '2h',
      labels: {},
    },
  },
  {
    name: 'ConnectionsWait',
    expr: 'min_over_time(api_database_waiting[5m]) > 0',
    for: '5m',
    severity: 'page',
    says: 'Queries wait for a connection to PostgreSQL all the time.',
    runbook: 'slow-or-failing.md',
    example: {
      series: held(`api_database_waiting{${API}}`, 7),
      after: '15m',
      labels: { instance: 'api-1', job: 'api' },
    },
  },
  {
    name: 'PlacesFull',
    expr: 'bff_upstream_active / bff_upstream_places > 0.9',
    for: '5m',
    severity: 'page',
    says: 'Nearly all places before a server are taken.',
    runbook: 'slow-or-failing.md',
    example: {
      series: {
        ...held(`bff_upstream_active{${BFF},upstream="general"}`, 16),
        ...held(`bff_upstream_places{${BFF},upstream="general"}`, 16),
      },
      after: '10m',
      labels: { instance: 'bff-1', job: 'bff', upstream: 'general' },
    },
  },
  {
    name: 'UpstreamRests',
    expr: 'bff_upstream_resting == 1',
    for: '2m',
    severity: 'page',
    says: 'A server failed so often that it is asked once a second only.',
    runbook: 'slow-or-failing.md',
    example: {
      series: held(`bff_upstream_resting{${BFF},upstream="api"}`, 1),
      after: '5m',
      labels: { instance: 'bff-1', job: 'bff', upstream: 'api' },
    },
  },
  {
    name: 'OutOfTouch',
    expr: 'bff_in_touch == 0',
    for: '1m',
    severity: 'page',
    says: 'Nobody tells a bff what changes; it draws pages again every two seconds.',
    runbook: 'slow-or-failing.md',
    example: {
      series: held(`bff_in_touch{${BFF}}`, 0),
      after: '5m',
      labels: { instance: 'bff-1', job: 'bff' },
    },
  },
  {
    name: 'EventLoopSlow',
    expr: 'nodejs_eventloop_lag_p99_seconds > 0.2',
    for: '10m',
    severity: 'ticket',
    says: 'A process keeps everybody waiting for its own work.',
    runbook: 'slow-or-failing.md',
    example: {
      series: held(`nodejs_eventloop_lag_p99_seconds{${API}}`, 0.4),
      after: '15m',
      labels: { instance: 'api-1', job: 'api' },
    },
  },
  {
    name: 'UnknownScript',
    expr: 'bff_unknown_scripts_total > 0',
    for: '0m',
    severity: 'page',
    says: 'A page came with a script that neither we nor Next wrote. It did not run.',
    runbook: 'unknown-script.md',
    example: {
      series: held(`bff_unknown_scripts_total{${BFF},brand="general"}`, 1),
      after: '1m',
      labels: { instance: 'bff-1', job: 'bff', brand: 'general' },
    },
  },
  {
    name: 'ScriptsFail',
    expr: 'sum by (brand) (increase(bff_script_errors_total[15m])) > 0.01 * sum by (brand) (increase(bff_requests_total{kind="page"}[15m])) and sum by (brand) (increase(bff_script_errors_total[15m])) > 10',
    for: '10m',
    severity: 'ticket',
    says: 'Scripts of pages fail for more than one page in a hundred.',
    runbook: 'slow-or-failing.md',
    example: {
      series: {
        [`bff_script_errors_total{${BFF},brand="general"}`]: '0+20x60',
        [`bff_requests_total{${BFF},kind="page",brand="general",status="200"}`]: '0+1000x60',
      },
      after: '40m',
      labels: { brand: 'general' },
    },
  },
  {
    name: 'ForeignSessions',
    expr: 'increase(bff_foreign_sessions_total[15m]) > 0',
    for: '0m',
    severity: 'page',
    says: 'A bff meets sessions sealed with keys it does not have.',
    runbook: 'expired-key.md',
    example: {
      series: { [`bff_foreign_sessions_total{${BFF}}`]: '0x5 1+1x10' },
      after: '10m',
      labels: { instance: 'bff-1', job: 'bff' },
    },
  },
  {
    name: 'RevocationsOwed',
    expr: 'bff_owed_revocations > 0',
    for: '5m',
    severity: 'ticket',
    says: 'The api could not be told of ended sessions.',
    runbook: 'slow-or-failing.md',
    example: {
      series: held(`bff_owed_revocations{${BFF}}`, 3),
      after: '10m',
      labels: { instance: 'bff-1', job: 'bff' },
    },
  },
  {
    name: 'TwoReleases',
    expr: 'count(count by (release) (release_info)) > 1',
    for: '2h',
    severity: 'ticket',
    says: 'Some processes still run the release before: a change of releases stopped half way.',
    runbook: 'upgrade.md',
    example: {
      series: {
        ...held(`release_info{${API},release="1.2.3"}`, 1),
        ...held(`release_info{${BFF},release="1.2.2"}`, 1),
      },
      after: '130m',
      labels: {},
    },
  },
  {
    name: 'ClockWrong',
    expr: 'abs(api_clock_ahead_seconds) > 2',
    for: '5m',
    severity: 'ticket',
    says: 'The clock of a machine is over two seconds off.',
    runbook: 'wrong-clock.md',
    example: {
      series: held(`api_clock_ahead_seconds{${API}}`, -30),
      after: '10m',
      labels: { instance: 'api-1', job: 'api' },
    },
  },
  {
    name: 'PicturesDiskLow',
    expr: 'api_pictures_room < 2',
    for: '10m',
    severity: 'page',
    says: 'The disk of pictures has little room left, or none.',
    runbook: 'full-disk.md',
    example: {
      series: held(`api_pictures_room{${API}}`, 1),
      after: '15m',
      labels: { instance: 'api-1', job: 'api' },
    },
  },
]
