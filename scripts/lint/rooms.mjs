import boundaries from 'eslint-plugin-boundaries';

/** Folders of `lib/` that every feature builds on; `lib/log.ts` counts as one. */
const KERNEL =
  'browser,content,content-policy,env,format,forms,middleware,page-cache,platform,routing,seo,server-guard,telemetry,upstream';
/** Features that others may build on: who is here, money, and the countries and currencies of the platform. */
const GROUND = 'metadata,money,session';
/** Components that every feature may use. */
const SHELF = 'content,dialogs,forms,layout,runtime,ui';

/** Features that need another one beyond the ground, each with its reason. */
const NEIGHBOURS = {
  // The history of the cashier has tabs for bonuses and cashback, the deposit page names the limit of the profile and
  // the offers that come with a deposit.
  cashier: ['bonuses', 'cashback', 'offers', 'profile'],
  // The player's area shows the history of bets and the state of the loyalty programme.
  profile: ['games', 'loyalty'],
  // Links out of e-mails act on the contacts that the profile owns.
  support: ['profile'],
  // Winners are read by a method of the jackpots.
  winners: ['jackpots'],
};

const element = (type, pattern, capture) => ({
  type,
  pattern,
  partialMatch: false,
  ...(capture ? { capture } : {}),
});

/** The first that fits describes a file. */
const ELEMENTS = [
  element('sandbox', 'sandbox'),
  element('tests', 'tests'),
  element('scripts', 'scripts'),
  element('app', 'app'),
  element('stores', 'stores'),
  element('i18n', 'i18n'),
  element('styles', 'styles'),
  element('home', 'components/home'),
  element('shelf', `components/{${SHELF}}`, ['name']),
  element('view', 'components/*', ['name']),
  element('ground', `lib/{${GROUND}}`, ['name']),
  element('kernel', `lib/{${KERNEL}}`, ['name']),
  element('feature', 'lib/*', ['name']),
  element('kernel', 'lib'),
];

const of = (...types) => ({ element: { types: { anyOf: types } } });
const named = (type, name) => ({ element: { type, captured: { name } } });
const SAME = '{{ from.element.captured.name }}';

const KERNEL_SIDE = ['kernel', 'i18n'];
const GROUND_SIDE = [...KERNEL_SIDE, 'ground'];

const POLICIES = [
  { from: of('app'), allow: { to: of('app', 'home', 'shelf', 'view', 'feature', 'styles', ...GROUND_SIDE) } },
  { from: of('shelf'), allow: { to: of('shelf', 'stores', 'styles', ...GROUND_SIDE) } },
  // Where features meet: the list of dialogs, and what runs on every page.
  {
    from: [named('shelf', 'dialogs'), named('shelf', 'runtime')],
    allow: { to: of('view', 'feature') },
  },
  { from: of('view'), allow: { to: of('shelf', 'stores', 'styles', ...GROUND_SIDE) } },
  { from: of('view'), allow: { to: [named('view', SAME), named('feature', SAME)] } },
  // The home page shows a little of everything.
  {
    from: of('home'),
    allow: { to: of('home', 'view', 'feature', 'shelf', 'stores', 'styles', ...GROUND_SIDE) },
  },
  { from: of('stores'), allow: { to: of('stores', 'feature', 'ground', 'kernel') } },
  { from: of('feature', 'ground'), allow: { to: of(...GROUND_SIDE) } },
  { from: of('feature'), allow: { to: [named('feature', SAME)] } },
  { from: of('kernel'), allow: { to: of(...KERNEL_SIDE) } },
  { from: of('i18n'), allow: { to: of(...KERNEL_SIDE) } },
  { from: of('sandbox'), allow: { to: of('sandbox') } },
  // The sandbox speaks the product's types, never its code.
  { from: of('sandbox'), allow: { to: of('feature', 'ground', 'kernel'), dependency: { kind: 'type' } } },
  { from: of('scripts', 'tests'), allow: { to: { element: { type: '*' } } } },
  ...Object.entries(NEIGHBOURS).flatMap(([name, others]) =>
    ['view', 'feature'].map((type) => ({
      from: named(type, name),
      allow: { to: others.map((other) => named('feature', other)) },
    })),
  ),
];

/** Who may import whom (architecture, part 2): whatever is not allowed is refused. */
export const rooms = [
  {
    name: 'rooms',
    files: ['{app,components,stores,lib,i18n,sandbox,scripts}/**/*.{ts,tsx,mjs,cjs}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': ELEMENTS,
      'boundaries/include': ['{app,components,stores,lib,i18n,sandbox,scripts,tests,styles}/**/*'],
      'boundaries/legacy-templates': false,
      'import/resolver': { typescript: { alwaysTryTypes: true } },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies: POLICIES }],
    },
  },
  {
    name: 'request-steps',
    files: ['middleware.ts', 'instrumentation.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['@/app/*', '@/components/*', '@/stores/*', '@/sandbox/*'] },
      ],
    },
  },
];
