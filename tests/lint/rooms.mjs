import { posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Folders of `lib/` that every feature builds on, in layers, the lowest first: an import goes down only, and folders of
 * one layer know nothing of each other. A file of `lib/` itself counts as a folder.
 */
const LAYERS = [
  ['log', 'env', 'is-record', 'own-entry', 'parse-json', 'in-batches'],
  ['browser', 'format', 'telemetry'],
  ['routing'],
  ['content-policy', 'upstream'],
  ['content', 'platform'],
  ['forms'],
  ['site-settings'],
  ['seo'],
  ['middleware'],
];
const LAYER_OF = new Map(LAYERS.flatMap((names, layer) => names.map((name) => [name, layer])));
const CORE = [...LAYER_OF.keys()].join('|');
/** Features that others may build on: who is here, money, and the countries and currencies of the platform. */
const DOMAIN = 'metadata|money|session';
/** Components that every feature may use. */
const SHARED = 'content|dialogs|forms|shared|ui';

/**
 * Features that need another one beyond the domain, each with its reason; a name with its room is that place itself.
 */
const NEIGHBOURS = {
  // What follows a sign-in: analytics, the stored promo code, the profile and the loyalty level.
  auth: ['analytics', 'loyalty', 'profile', 'view/offers'],
  // The history of the cashier has tabs for bonuses and cashback, the deposit page names the limit of the profile and
  // the offers that come with a deposit.
  cashier: ['bonuses', 'cashback', 'offers', 'profile'],
  // The page of a game names the tournaments and jackpots it counts for.
  games: ['jackpots', 'tournaments'],
  // Campaign popups are campaigns that the platform asks the site to show.
  offers: ['popups'],
  // The player's area shows the history of bets and the state of the loyalty programme.
  profile: ['games', 'loyalty'],
  // Hints name what is missing in the profile, and a first deposit.
  session: ['cashier', 'profile'],
  // An error that asks for a contact sends its confirmation; a session that ends forgets a pending social sign-in.
  shared: ['auth', 'profile'],
  // Links out of e-mails act on the contacts that the profile owns.
  support: ['profile'],
  // Winners are read by a method of the jackpots, and shown with the picture of the game they won.
  winners: ['games', 'jackpots'],
};

/** The first that fits a path says its room; the group is the name of the feature. */
const ROOMS = [
  ['home', 'components/(home)'],
  // What the layout mounts once for every page: where features meet, and what no feature may lean on.
  ['shell', 'components/(app-shell)'],
  // The frame of the site with its menus.
  ['frame', 'components/(layout)'],
  ['shared', `components/(${SHARED})`],
  ['view', 'components/([^/]+)'],
  ['domain', `lib/(${DOMAIN})`],
  ['core', `lib/(${CORE}|[^/]+$)`],
  ['feature', 'lib/([^/]+)'],
  ['steps', '(middleware|instrumentation)\\.ts'],
  // Reads the texts of a request under the overrides of the content system.
  ['texts', 'i18n/(request)\\.ts'],
  ...['app', 'i18n', 'sandbox', 'scripts', 'server', 'stores', 'styles', 'tests'].map((name) => [
    name,
    `(${name})`,
  ]),
].map(([room, path]) => ({ room, pattern: new RegExp(`^${path}(?:/|$)`) }));

const CORE_SIDE = ['core', 'i18n', 'server'];
const DOMAIN_SIDE = [...CORE_SIDE, 'domain'];
const VIEW_SIDE = [...DOMAIN_SIDE, 'shared', 'frame', 'stores', 'styles'];

/** Who may import whom besides its own files: whatever is not allowed is refused (architecture, part 2). */
const MAY_IMPORT = {
  app: [...DOMAIN_SIDE, 'home', 'shared', 'shell', 'frame', 'view', 'feature', 'styles'],
  // What runs before every request, and once at the start of the server.
  steps: [...DOMAIN_SIDE, 'feature'],
  // The home page shows a little of everything.
  home: [...VIEW_SIDE, 'view', 'feature'],
  shell: [...VIEW_SIDE, 'view', 'feature'],
  frame: [...VIEW_SIDE, 'shell', 'view', 'feature'],
  shared: VIEW_SIDE,
  view: VIEW_SIDE,
  stores: ['feature', 'domain', 'core'],
  feature: DOMAIN_SIDE,
  domain: DOMAIN_SIDE,
  core: CORE_SIDE,
  i18n: [],
  texts: CORE_SIDE,
  server: [],
  sandbox: [],
};
/** The sandbox speaks the product's types, never its code. */
const MAY_IMPORT_TYPES = { sandbox: ['feature', 'domain', 'core'], server: ['core'] };

/**
 * What speaks to the platform: parts of the interface read by queries and loaders and change by mutations of `lib/`.
 */
const CLIENT = /^lib\/platform\/(?:act|read|client)(?:\.ts)?$/;
const CALLS_THROUGH_LIB = new Set(['app', 'home', 'shell', 'frame', 'shared', 'view', 'stores']);

/** The room of a path from the root, and its name there; undefined for what belongs to none. */
function placeOf(path) {
  for (const { room, pattern } of ROOMS) {
    const name = pattern.exec(path)?.[1];
    if (name) return { room, place: `${room}/${name}`, name };
  }
  return undefined;
}

/** Rooms and places that a file may import; null where anything goes. */
function allowedFrom({ room, place, name }) {
  if (!MAY_IMPORT[room]) return null;
  const hasFeatures = ['view', 'feature', 'shared'].includes(room);
  const features = hasFeatures ? [name, ...(NEIGHBOURS[name] ?? [])] : [];
  const places = features.map((feature) => (feature.includes('/') ? feature : `feature/${feature}`));
  return [...MAY_IMPORT[room], place, ...places];
}

/** The path from the root that a specifier means; undefined for a package. */
export function pathOf(specifier, file) {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined;
}

const bare = (name) => name.replace(/\.ts$/, '');

/** Whether an import inside the core goes down, or stays in its folder. */
function goesDown(from, to) {
  if (from.room !== 'core' || to.room !== 'core' || bare(from.name) === bare(to.name)) return true;
  return (LAYER_OF.get(bare(to.name)) ?? Infinity) < (LAYER_OF.get(bare(from.name)) ?? -1);
}

export const rooms = {
  create(context) {
    const file = relative(ROOT, context.filename).replaceAll(sep, '/');
    const from = placeOf(file);
    const allowed = from && allowedFrom(from);
    if (!allowed) return {};
    const allowedTypes = [...allowed, ...(MAY_IMPORT_TYPES[from.room] ?? [])];
    const check = (node, source, isType) => {
      const path = typeof source?.value === 'string' ? pathOf(source.value, file) : undefined;
      const to = path && placeOf(path);
      if (!to) return;
      if (CLIENT.test(path) && CALLS_THROUGH_LIB.has(from.room)) {
        const message = `${from.place} calls the platform through queries and mutations of lib/ (tests/lint/rooms.mjs).`;
        return context.report({ node, message });
      }
      const isAllowed = (isType ? allowedTypes : allowed).some(
        (each) => each === to.room || each === to.place,
      );
      if (isAllowed && goesDown(from, to)) return;
      context.report({ node, message: `${from.place} may not import ${to.place} (tests/lint/rooms.mjs).` });
    };
    const checkSource = (node) => check(node, node.source, (node.importKind ?? node.exportKind) === 'type');
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: (node) => check(node, node.source, true),
      "CallExpression[callee.name='require']": (node) => check(node, node.arguments[0], false),
    };
  },
};
