/** One line of a chart: what is shown, and how it is called. */
type Line = readonly [expr: string, legend: string]

type Panel = Readonly<{
  title: string
  /** As Grafana calls it. */
  unit: 'short' | 's' | 'reqps' | 'percentunit' | 'bytes'
  lines: readonly Line[]
  kind?: 'timeseries' | 'stat'
}>

export type Dashboard = Readonly<{ file: string; title: string; panels: readonly Panel[] }>

const DAY = '[24h]'

/** The four golden signals of a process that answers. */
const signalsOf = (name: 'bff' | 'site' | 'api', by: string): readonly Panel[] => [
  {
    title: `${name}: traffic`,
    unit: 'reqps',
    lines: [[`sum by (${by}) (rate(${name}_requests_total[5m]))`, `{{${by}}}`]],
  },
  {
    title: `${name}: errors`,
    unit: 'percentunit',
    lines: [
      [
        `sum(rate(${name}_requests_total{status=~"5.."}[5m])) / sum(rate(${name}_requests_total[5m]))`,
        'our faults',
      ],
      [
        `sum(rate(${name}_requests_total{status="499"}[5m])) / sum(rate(${name}_requests_total[5m]))`,
        'left first',
      ],
    ],
  },
  {
    title: `${name}: latency`,
    unit: 's',
    lines: [0.5, 0.95, 0.99].map((share) => [
      `histogram_quantile(${share}, sum by (le) (rate(${name}_request_seconds_bucket{kind=~"page|call"}[5m])))`,
      `p${share * 100}`,
    ]),
  },
  {
    title: `${name}: under way`,
    unit: 'short',
    lines: [[`sum by (instance) (${name}_requests_active)`, '{{instance}}']],
  },
]

export const DASHBOARDS: readonly Dashboard[] = [
  {
    file: 'portal.json',
    title: 'Inzrt: portal',
    panels: [
      {
        title: 'Budget left of 30 days',
        unit: 'percentunit',
        kind: 'stat',
        lines: [['objective:budget_left:ratio', '{{objective}}']],
      },
      {
        title: 'Budgets burn (1: lasts for the month)',
        unit: 'short',
        lines: [['objective:burn_rate:1h', '{{objective}}']],
      },
      {
        title: 'Ads placed and published in 24 hours',
        unit: 'short',
        lines: [
          [`max(increase(portal_state_changes_total{entity="ad",event="create"}${DAY}))`, 'placed'],
          [
            `max(increase(portal_state_changes_total{entity="ad",event="approve"}${DAY}))`,
            'approved',
          ],
        ],
      },
      {
        title: 'Orders paid in 24 hours',
        unit: 'short',
        lines: [
          [`max(increase(portal_state_changes_total{entity="order",event="pay"}${DAY}))`, 'paid'],
        ],
      },
      {
        title: 'Before moderators',
        unit: 'short',
        lines: [
          ['max(portal_ads_waiting)', 'ads'],
          ['max(portal_reports_open)', 'reports'],
        ],
      },
      {
        title: 'How long the oldest ad and job wait',
        unit: 's',
        lines: [
          ['max(portal_ads_waiting_seconds)', 'ad'],
          ['max(portal_jobs_waiting_seconds)', 'job'],
        ],
      },
      {
        title: 'Messages late',
        unit: 'short',
        lines: [['max by (channel) (portal_messages_late)', '{{channel}}']],
      },
      {
        title: 'Rows that jobs failed at',
        unit: 'short',
        lines: [['max(portal_rows_failed)', 'rows']],
      },
    ],
  },
  {
    file: 'processes.json',
    title: 'Inzrt: processes',
    panels: [
      ...signalsOf('bff', 'kind'),
      {
        title: 'bff: pages kept',
        unit: 'percentunit',
        lines: [
          [
            'sum(rate(bff_requests_total{kind="page",cache="hit"}[5m])) / sum(rate(bff_requests_total{kind="page"}[5m]))',
            'of the store',
          ],
        ],
      },
      {
        title: 'bff: places taken',
        unit: 'percentunit',
        lines: [['max by (upstream) (bff_upstream_active / bff_upstream_places)', '{{upstream}}']],
      },
      {
        title: 'bff: who waits for a place',
        unit: 'short',
        lines: [['sum by (upstream) (bff_upstream_waiting)', '{{upstream}}']],
      },
      {
        title: 'bff: failures of servers behind',
        unit: 'reqps',
        lines: [
          [
            'sum by (upstream, kind) (rate(bff_upstream_failures_total[5m]))',
            '{{upstream}} {{kind}}',
          ],
        ],
      },
      ...signalsOf('site', 'kind'),
      ...signalsOf('api', 'kind'),
      {
        title: 'api: connections',
        unit: 'percentunit',
        lines: [
          [
            'max by (instance) (api_database_connections / api_database_connections_most)',
            '{{instance}}',
          ],
        ],
      },
      {
        title: 'api: queries that wait',
        unit: 'short',
        lines: [['sum by (instance) (api_database_waiting)', '{{instance}}']],
      },
      {
        title: 'worker: jobs',
        unit: 'reqps',
        lines: [['sum by (outcome) (rate(worker_jobs_total[5m]))', '{{outcome}}']],
      },
      {
        title: 'worker: longest jobs (p99)',
        unit: 's',
        lines: [
          [
            'topk(5, histogram_quantile(0.99, sum by (task, le) (rate(worker_job_seconds_bucket[15m]))))',
            '{{task}}',
          ],
        ],
      },
      {
        title: 'Delay of the event loop (p99)',
        unit: 's',
        lines: [['nodejs_eventloop_lag_p99_seconds', '{{job}} {{instance}}']],
      },
      {
        title: 'Memory',
        unit: 'bytes',
        lines: [['process_resident_memory_bytes', '{{job}} {{instance}}']],
      },
      {
        title: 'Processor',
        unit: 'percentunit',
        lines: [['rate(process_cpu_seconds_total[5m])', '{{job}} {{instance}}']],
      },
    ],
  },
]
