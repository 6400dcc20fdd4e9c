// The direction of imports. A package may know only what stands to its left:
// domain ◄ rules ◄ contracts ◄ api-client ◄ portal ◄ general, adult;  rules ◄ ui ◄ portal;
// contracts ◄ bff, api;  domain ◄ settings ◄ bff, api, portal;
// protocols ◄ bff, api, sandbox;  contracts, fixtures, settings ◄ sandbox.  What knows rules may know domain too.
// Each rule says why it is there.

const workspace = (path) => `^${path}/`
const tests = '\\.(test|stories|bench|config)\\.[cm]?tsx?$|/(test|tests|testing)/'

const mayKnow = (from, allowed, why) => ({
  name: `${from.replace('/', '-')}-knows-its-neighbours-only`,
  comment: why,
  severity: 'error',
  from: { path: workspace(from), pathNot: tests },
  to: { path: '^(apps|packages|e2e|bench)/', pathNot: [from, ...allowed].map(workspace) },
})

/** Rooms of a folder from the lowest up; each may know the ones listed, and itself. */
const rooms = (folder, layers) =>
  Object.entries(layers).map(([room, allowed]) => ({
    name: `${folder.split('/')[1]}-${room}-knows-rooms-below`,
    comment: `What each room is for, and what it may import, says its README in ${folder}.`,
    severity: 'error',
    from: { path: `^${folder}/${room}/`, pathNot: tests },
    to: { path: `^${folder}/`, pathNot: [room, ...allowed].map((name) => `^${folder}/${name}/`) },
  }))

/** Rules, and what they stand on. */
const RULES = ['packages/domain', 'packages/rules']

const FRAME = ['site', 'login', 'content', 'ad', 'shell']

export default {
  forbidden: [
    ...rooms('packages/portal/src', {
      shell: [],
      ad: ['shell'],
      content: ['shell'],
      login: ['content', 'shell'],
      site: ['login', 'content', 'ad', 'shell'],
      read: FRAME,
      advertise: ['read', ...FRAME],
      browse: ['advertise', 'read', ...FRAME],
      account: ['advertise', ...FRAME],
      desk: ['advertise', ...FRAME],
    }),
    ...rooms('apps/api/src', {
      platform: [],
      messages: ['platform'],
      catalogue: ['platform'],
      identity: ['messages', 'platform'],
      print: ['catalogue', 'messages', 'platform'],
      advertising: ['identity', 'print', 'catalogue', 'messages', 'platform'],
      'premium-sms': ['advertising', 'catalogue', 'messages', 'platform'],
      account: ['advertising', 'identity', 'catalogue', 'messages', 'platform'],
      desk: [
        ...['advertising', 'premium-sms', 'print', 'identity'],
        ...['catalogue', 'messages', 'platform'],
      ],
    }),
    {
      name: 'no-circles',
      comment: 'Modules in a circle cannot be read, tested or moved one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    mayKnow(
      'packages/domain',
      [],
      'Czech texts, prices and dates are the same in every program, also in those of others.',
    ),
    mayKnow(
      'packages/rules',
      ['packages/domain'],
      'The rules of classifieds hold with any front end and any server.',
    ),
    mayKnow('packages/contracts', RULES, 'The wire is described once, for both of its ends.'),
    mayKnow(
      'packages/api-client',
      ['packages/contracts', ...RULES],
      'A client knows HTTP and the contract, not who calls it.',
    ),
    mayKnow(
      'packages/settings',
      ['packages/domain'],
      'How a setting is read and refused is the same for every process.',
    ),
    mayKnow(
      'packages/telemetry',
      [],
      'What a process says of itself is said alike, whatever it does.',
    ),
    mayKnow(
      'packages/protocols',
      [],
      'What two parties say to each other is the same whichever of them reads it.',
    ),
    mayKnow(
      'packages/ui',
      RULES,
      'Components get props: a designer needs no server to work on them.',
    ),
    mayKnow(
      'packages/fixtures',
      ['packages/contracts', ...RULES],
      'Fixtures are data; anyone who needs data may use them.',
    ),
    mayKnow(
      'packages/portal',
      [
        ...['packages/api-client', 'packages/contracts', ...RULES],
        ...['packages/settings', 'packages/telemetry', 'packages/ui'],
      ],
      'What both sites share must not know which site it is in.',
    ),
    mayKnow(
      'apps/general',
      ['packages/portal', 'packages/ui'],
      'A site is its brand and its routes; the rest is shared.',
    ),
    mayKnow(
      'apps/adult',
      ['packages/portal', 'packages/ui'],
      'A site is its brand and its routes; the rest is shared.',
    ),
    mayKnow(
      'apps/bff',
      [
        ...['packages/contracts', ...RULES, 'packages/protocols'],
        ...['packages/settings', 'packages/telemetry'],
      ],
      'The bff guards the wire and must not depend on what is drawn behind it.',
    ),
    mayKnow(
      'apps/api',
      [
        ...['packages/contracts', ...RULES, 'packages/fixtures'],
        ...['packages/protocols', 'packages/settings', 'packages/telemetry'],
      ],
      'The backend answers the contract; fixtures only fill an empty database.',
    ),
    mayKnow(
      'apps/sandbox',
      [
        ...['packages/contracts', ...RULES, 'packages/fixtures'],
        ...['packages/protocols', 'packages/settings'],
      ],
      'Those outside the product know what is said to them, never how it is made.',
    ),
    {
      name: 'fixtures-only-to-seed-and-test',
      comment: 'Demo data in a running product would be a lie to its visitors.',
      severity: 'error',
      from: {
        path: '^(apps/(api|bff|general|adult)|packages)/',
        pathNot: `^apps/api/src/(seed|cli)/|^packages/fixtures/|${tests}`,
      },
      to: { path: '^packages/fixtures/' },
    },
    {
      name: 'rules-are-pure',
      comment:
        'Rules that ask for the clock, the network or a DOM cannot be reused or tested by tables.',
      severity: 'error',
      from: { path: '^packages/(domain|rules)/src/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domain-needs-nothing',
      comment: 'Who wants one function of a Czech text installs that, and nothing it brings along.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: tests },
      to: { dependencyTypes: ['npm'] },
    },
    {
      name: 'rules-need-zod-only',
      comment: 'Forms are said in schemas; whatever else a rule needs is an argument.',
      severity: 'error',
      from: { path: '^packages/rules/src/', pathNot: tests },
      to: { dependencyTypes: ['npm'], pathNot: 'node_modules/zod/' },
    },
    {
      name: 'no-next-in-ui',
      comment: 'Storybook, and anyone who takes a component elsewhere, has no Next.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: 'node_modules/(next|swr|valtio|ky)/' },
    },
    {
      name: 'no-react-behind-the-door',
      comment: 'bff, api and sandbox answer requests; what is drawn is the business of the sites.',
      severity: 'error',
      from: { path: '^apps/(bff|api|sandbox)/' },
      to: { path: 'node_modules/(react|react-dom|next)/' },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that resolves to nothing works by chance only.',
      severity: 'error',
      from: { pathNot: 'next-env.d.ts' },
      // Modules that a bundler makes are in no file.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next|dist|storybook-static|\\.turbo)/|\\.css$' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
}
