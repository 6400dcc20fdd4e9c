/** What visitors are promised, and how much of it may fail within thirty days. */
export type Objective = Readonly<{
  name: string
  says: string
  /** Share that may fail. */
  budget: number
  /** Rate of what fails and of everything, over a window of time. */
  bad: (window: string) => string
  all: (window: string) => string
}>

const answers =
  (kind: string, more = '') =>
  (window: string) =>
    `sum(rate(bff_requests_total{kind="${kind}"${more}}[${window}]))`

const timed = (kind: string) => (window: string) =>
  `sum(rate(bff_request_seconds_count{kind="${kind}"}[${window}]))`

const slow = (kind: string, limit: number) => (window: string) =>
  `${timed(kind)(window)} - sum(rate(bff_request_seconds_bucket{kind="${kind}",le="${limit}"}[${window}]))`

const FAULTS = ',status=~"5.."'

/** Limits of time are among the buckets of `bff_request_seconds`. */
export const OBJECTIVES: readonly Objective[] = [
  {
    name: 'pages-answered',
    says: '99.9 % of pages are answered without a fault on our side.',
    budget: 0.001,
    bad: answers('page', FAULTS),
    all: answers('page'),
  },
  {
    name: 'pages-fast',
    says: '99 % of pages are there within 0.5 s.',
    budget: 0.01,
    bad: slow('page', 0.5),
    all: timed('page'),
  },
  {
    name: 'calls-answered',
    says: '99.9 % of calls are answered without a fault on our side.',
    budget: 0.001,
    bad: answers('call', FAULTS),
    all: answers('call'),
  },
  {
    name: 'calls-fast',
    says: '99 % of calls are answered within 0.3 s.',
    budget: 0.01,
    bad: slow('call', 0.3),
    all: timed('call'),
  },
]

/** How long a burning budget is looked at. */
export const WINDOWS = ['5m', '30m', '1h', '6h', '3d'] as const
