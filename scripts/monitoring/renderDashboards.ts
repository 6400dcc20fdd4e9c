import { DASHBOARDS, type Dashboard } from './dashboards.ts'

export const CHARTS = 'deploy/grafana'

/** Grafana's grid has 24 columns. */
const WIDTH = 6
const HEIGHT = 7
const COLUMNS = 24 / WIDTH

const datasource = { type: 'prometheus', uid: 'prometheus' }

const panelOf = (panel: Dashboard['panels'][number], index: number) => ({
  id: index + 1,
  type: panel.kind ?? 'timeseries',
  title: panel.title,
  datasource,
  gridPos: {
    w: WIDTH,
    h: HEIGHT,
    x: (index % COLUMNS) * WIDTH,
    y: Math.floor(index / COLUMNS) * HEIGHT,
  },
  fieldConfig: { defaults: { unit: panel.unit, min: 0 }, overrides: [] },
  targets: panel.lines.map(([expr, legendFormat], at) => ({
    refId: String.fromCharCode(65 + at),
    datasource,
    expr,
    legendFormat,
  })),
})

const dashboardOf = ({ file, title, panels }: Dashboard) => ({
  uid: `inzrt-${file.replace('.json', '')}`,
  title,
  schemaVersion: 39,
  editable: false,
  timezone: 'browser',
  refresh: '30s',
  time: { from: 'now-6h', to: 'now' },
  panels: panels.map(panelOf),
})

/** What each file of deploy/grafana says. */
export const renderDashboards = (): ReadonlyMap<string, string> =>
  new Map(
    DASHBOARDS.map((one) => [one.file, `${JSON.stringify(dashboardOf(one), null, 2)}\n`] as const),
  )
