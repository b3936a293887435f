import { posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Folders of `lib/` that every feature builds on, in layers, the lowest first: an import goes down only, and folders of
 * one layer do not import each other. A file of `lib/` itself counts as a folder.
 */
const CORE_LAYERS = [
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
const CORE_LAYER_OF = new Map(CORE_LAYERS.flatMap((names, layer) => names.map((name) => [name, layer])));
const CORE = [...CORE_LAYER_OF.keys()].join('|');
/** Features that others may build on: who is here, money, and the countries and currencies of the platform. */
const DOMAIN = 'metadata|money|session';
/** Components that every feature may use. */
const SHARED = 'content|dialogs|forms|shared|ui';

/**
 * Features that need another one beyond the domain, each with its reason; a name with its layer is that place itself.
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

/** The first pattern that matches a path says its layer; the group is the name of the feature. */
const LAYERS = [
  ['home', 'components/(home)'],
  // What the layout mounts once for every page: where features meet, and what no feature may import.
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
].map(([layer, path]) => ({ layer, pattern: new RegExp(`^${path}(?:/|$)`) }));

const CORE_SIDE = ['core', 'i18n', 'server'];
const DOMAIN_SIDE = [...CORE_SIDE, 'domain'];
const VIEW_SIDE = [...DOMAIN_SIDE, 'shared', 'frame', 'stores', 'styles'];

/** What each layer may import besides its own files; everything else is refused (docs/architecture.md, section 2). */
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
/** The sandbox uses types of the product, never its code. */
const MAY_IMPORT_TYPES = { sandbox: ['feature', 'domain', 'core'], server: ['core'] };

/**
 * The clients of the platform: the interface reads by queries and loaders of `lib/`, and changes by its mutations.
 */
const CLIENT = /^lib\/platform\/(?:act|read|client)(?:\.ts)?$/;
const CALLS_THROUGH_LIB = new Set(['app', 'home', 'shell', 'frame', 'shared', 'view', 'stores']);

/** The layer of a path from the root, and its name there; undefined for a path outside them all. */
function placeOf(path) {
  for (const { layer, pattern } of LAYERS) {
    const name = pattern.exec(path)?.[1];
    if (name) return { layer, place: `${layer}/${name}`, name };
  }
  return undefined;
}

/** Layers and places that a file may import; null where anything goes. */
function allowedFrom({ layer, place, name }) {
  if (!MAY_IMPORT[layer]) return null;
  const hasFeatures = ['view', 'feature', 'shared'].includes(layer);
  const features = hasFeatures ? [name, ...(NEIGHBOURS[name] ?? [])] : [];
  const places = features.map((feature) => (feature.includes('/') ? feature : `feature/${feature}`));
  return [...MAY_IMPORT[layer], place, ...places];
}

/** The path from the root that a specifier means; undefined for a package. */
export function pathOf(specifier, file) {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined;
}

const bare = (name) => name.replace(/\.ts$/, '');

/** Whether an import inside the core goes down, or stays in its folder. */
function goesDown(from, to) {
  if (from.layer !== 'core' || to.layer !== 'core' || bare(from.name) === bare(to.name)) return true;
  return (CORE_LAYER_OF.get(bare(to.name)) ?? Infinity) < (CORE_LAYER_OF.get(bare(from.name)) ?? -1);
}

export const importBoundaries = {
  create(context) {
    const file = relative(ROOT, context.filename).replaceAll(sep, '/');
    const from = placeOf(file);
    const allowed = from && allowedFrom(from);
    if (!allowed) return {};
    const allowedTypes = [...allowed, ...(MAY_IMPORT_TYPES[from.layer] ?? [])];
    const check = (node, source, isType) => {
      const path = typeof source?.value === 'string' ? pathOf(source.value, file) : undefined;
      const to = path && placeOf(path);
      if (!to) return;
      if (CLIENT.test(path) && CALLS_THROUGH_LIB.has(from.layer)) {
        const message = `${from.place} calls the platform through queries and mutations of lib/ (tests/lint/import-boundaries.mjs).`;
        return context.report({ node, message });
      }
      const isAllowed = (isType ? allowedTypes : allowed).some(
        (each) => each === to.layer || each === to.place,
      );
      if (isAllowed && goesDown(from, to)) return;
      context.report({
        node,
        message: `${from.place} may not import ${to.place} (tests/lint/import-boundaries.mjs).`,
      });
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
