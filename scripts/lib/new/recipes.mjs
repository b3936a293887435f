import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

const TEMPLATES = join(root, 'scripts/templates');

/** A template with its names inserted. */
const filled = (file, names) =>
  readFileSync(join(TEMPLATES, `${file}.txt`), 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, name) => names[name]);

/** Creates files from templates, by target path. */
function create(tree, names, files) {
  for (const [file, template] of Object.entries(files)) tree.create(file, filled(template, names));
}

function text(tree, { camel, pascal }, texts) {
  for (const locale of ['en', 'fr']) {
    tree.create(`i18n/messages/${locale}/${camel}.json`, JSON.stringify(texts[locale]));
    const imported = `${locale}${pascal}`;
    tree.addBefore(
      'i18n/catalogue.ts',
      'import type { Locale }',
      `import ${imported} from './messages/${locale}/${camel}.json';`,
    );
    tree.addTo(
      'i18n/catalogue.ts',
      locale === 'en' ? 'const en = {' : 'const fr: Messages = {',
      `  ${camel}: ${imported},`,
    );
  }
}

/** Adds the path of a page to every registry. */
function address(tree, { kebab, camel }) {
  tree.addTo('lib/routing/paths.ts', 'export const paths = {', `  ${camel}: () => '/${kebab}',`);
  tree.addTo('lib/routing/route-patterns.ts', 'const PATTERNS', `  '/${kebab}',`);
  tree.addTo('lib/routing/known-routes.ts', 'const PAGES', `  '${kebab}': [],`);
  tree.addTo('tests/e2e/routes.ts', 'export const PUBLIC_PAGES', `  '/${kebab}',`);
  tree.addBefore('app/sitemaps/parts.ts', '    paths.support(),', `    paths.${camel}(),`);
}

function page(tree, names, kind = 'page') {
  const view = `components/${names.kebab}/${names.kebab}-view`;
  create(tree, names, {
    [`app/[locale]/(site)/${names.kebab}/page.tsx`]: `${kind}/page.tsx`,
    [`${view}.tsx`]: `${kind}/view.tsx`,
    [`${view}.test.tsx`]: `${kind}/view.test.tsx`,
  });
  address(tree, names);
  text(tree, names, {
    en: {
      title: names.title,
      lead: 'One line on what this page is for.',
      empty: 'Nothing here yet',
      emptyText: 'Come back soon.',
      toGames: 'See games',
    },
    fr: {
      title: names.title,
      lead: 'Une ligne sur l’objet de cette page.',
      empty: 'Rien pour le moment',
      emptyText: 'Revenez bientôt.',
      toGames: 'Voir les jeux',
    },
  });
}

/** A read for everyone: a list of entries with an id and a name. */
function method(tree, names) {
  const { feature, camel, kebab, pascal, wire } = names;
  const [schema, api] = [`lib/${feature}/schema.ts`, `lib/${feature}/api.ts`];
  tree.append(schema, filled('method/schema.ts', names), "import * as z from 'zod/mini';\n\n");
  tree.addImport(schema, ['id', 'pageOf'], '@/lib/platform/values');
  tree.append(
    api,
    filled('method/api.ts', names),
    "import { defineMethod } from '@/lib/platform/method';\n\n",
  );
  tree.addImport(api, [camel], './schema');
  const whole = `sandbox/platform/methods/${feature}.ts`;
  const file = kebab === feature && !tree.has(whole) ? feature : `${feature}-${kebab}`;
  create(tree, names, {
    [`lib/${feature}/${kebab}.test.ts`]: 'method/schema.test.ts',
    [`sandbox/platform/methods/${file}.ts`]: 'method/sandbox.ts',
  });
  tree.addImport('sandbox/platform/method-table.ts', [`${camel}Methods`], `./methods/${file}`);
  tree.addTo('sandbox/platform/method-table.ts', 'export const ALL_METHODS', `  ...${camel}Methods,`);
  tree.addTo('lib/platform/names.ts', 'export const PLATFORM_METHODS', `  '${wire}': 'GET',`);
  tree.addTo('lib/platform/names.test.ts', 'const CALLS', `  ['${camel}', '${wire}', ''],`);
  tree.addImport('tests/contract/calls/guest-reads.ts', [`get${pascal}`], `@/lib/${feature}/api`);
  tree.addTo(
    'tests/contract/calls/guest-reads.ts',
    'export const guestReads',
    `  '${wire}': ({ guest }) => guest.call(get${pascal}, {}),`,
  );
  tree.addTo(
    'scripts/lib/doctor/consequences.ts',
    'export const METHOD_CONSEQUENCES',
    `  '${wire}': at('/${feature}', FAILED_BLOCK),`,
  );
}

/** A page that shows the result of its own method. */
function feature(tree, names) {
  const { feature: owner, camel, pascal } = names;
  method(tree, names);
  tree.append(`lib/${owner}/schema.ts`, `export type ${pascal}Item = z.infer<typeof ${camel}Item>;\n`);
  page(tree, names, 'feature');
  create(tree, names, {
    [`lib/${names.kebab}/loader.ts`]: 'feature/loader.ts',
    [`components/${names.kebab}/${names.kebab}-view.module.scss`]: 'feature/view.module.scss',
  });
}

function dialog(tree, names) {
  const { feature: owner, kebab, camel, pascal } = names;
  const file = `components/${owner}/dialogs/${kebab}-dialog`;
  create(tree, names, {
    [`${file}.tsx`]: 'dialog/dialog.tsx',
    [`${file}.test.tsx`]: 'dialog/dialog.test.tsx',
  });
  tree.addTo(
    'stores/dialogs.ts',
    'export interface DialogMap {',
    `  ${camel}: { props: Record<never, never>; result: true | undefined };`,
  );
  tree.addTo(
    'components/app-shell/dialogs/registry.ts',
    'export const DIALOGS',
    `  ${camel}: { kind: 'popup', namespaces: ['dialogs'], load: async () => (await import('@/${file}')).${pascal}Dialog },`,
  );
  tree.addTo('components/app-shell/dialogs/dialogs.axe.test.tsx', 'const PROPS', `  ${camel}: {},`);
  const title = { title: names.title };
  tree.setKey('i18n/messages/en/dialogs.json', camel, {
    ...title,
    text: 'One line on what this asks.',
    confirm: 'Go on',
  });
  tree.setKey('i18n/messages/fr/dialogs.json', camel, {
    ...title,
    text: 'Une ligne sur la question posée.',
    confirm: 'Continuer',
  });
}

/** A collection with one record: a title and a text in each language. */
function collection(tree, names) {
  const { kebab, camel } = names;
  const cms = `cms/src/api/${kebab}`;
  create(tree, names, {
    [`lib/content/schema-${kebab}.ts`]: 'collection/schema.ts',
    [`lib/content/schema-${kebab}.test.ts`]: 'collection/schema.test.ts',
    [`sandbox/content/entries/${kebab}.ts`]: 'collection/entry.ts',
    [`${cms}/content-types/${kebab}/schema.json`]: 'collection/cms-schema.json',
    ...Object.fromEntries(
      ['controller', 'service', 'router'].map((part) => [
        `${cms}/${part === 'router' ? 'route' : part}s/${kebab}.js`,
        `collection/cms-${part}.js`,
      ]),
    ),
  });
  tree.addImport('lib/content/collections.ts', [`${camel}Schema`], `./schema-${kebab}`);
  tree.addTo(
    'lib/content/collections.ts',
    'export const COLLECTIONS',
    `  '${kebab}': single('${kebab}', ${camel}Schema, ['title', 'text']),`,
  );
  tree.addImport('sandbox/content/collections.ts', [camel], `./entries/${kebab}`);
  tree.addTo('sandbox/content/collections.ts', 'export const COLLECTIONS', `  '${kebab}': single(${camel}),`);
  tree.addTo(
    'sandbox/content/collections.test.ts',
    'const CONTRACT_KEYS',
    `  '${kebab}': ['title', 'text'],`,
  );
  tree.addTo(
    'tests/contract/collections.test.ts',
    'const FILLED',
    `  '${kebab}': ({ title, text }) => [title, text],`,
  );
  tree.addTo(
    'scripts/lib/doctor/consequences.ts',
    'export const COLLECTION_CONSEQUENCES',
    `  '${kebab}': at('nowhere yet', LEFT_OUT),`,
  );
  tree.addBefore('docs/content.md', '## Drafts and previews', filled('collection/content.md', names));
}

/** What each kind creates, the format of its name, and the remaining steps. */
export const RECIPES = {
  page: {
    generate: page,
    example: 'gift-cards',
    next: 'French texts; the record `page-seo` of its address (sandbox/content/entries/pages)',
  },
  method: {
    generate: method,
    example: 'rewards.getCards',
    next: 'the fields of the contract in schema.ts; a loader or queries.ts that calls it',
  },
  dialog: {
    generate: dialog,
    example: 'loyalty/gift-card',
    next: "props and result in stores/dialogs.ts; `openDialog('…', props)` where it opens",
  },
  collection: {
    generate: collection,
    example: 'gift-cards',
    next: 'its fields; `loadCollection` in a loader; `RECORD_CONTENT=1 npm run test:more -- cms` records the responses of Strapi',
  },
  feature: {
    generate: feature,
    example: 'gift-cards',
    next: 'the fields of the contract in schema.ts; how an entry looks in the view; French texts',
  },
};
