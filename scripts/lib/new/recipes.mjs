import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

const TEMPLATES = join(root, 'scripts/templates');

/** A text with its names inserted. */
const filled = (text, names) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => names[name]);

const template = (file, names) => filled(readFileSync(join(TEMPLATES, file), 'utf8'), names);

/** Creates what is in a folder of the templates: its files, by their target paths, and its rows of registries. */
function lay(tree, kind, names) {
  const folder = `${kind}/files`;
  const found = readdirSync(join(TEMPLATES, folder), { recursive: true, encoding: 'utf8' });
  for (const file of found.filter((name) => name.endsWith('.txt')).sort()) {
    const target = file.replaceAll('\\', '/').replace(/\.txt$/, '');
    tree.create(filled(target, names), template(`${folder}/${file}`, names));
  }
  if (!existsSync(join(TEMPLATES, kind, 'registries.json'))) return;
  for (const row of JSON.parse(template(`${kind}/registries.json`, names))) tree.add(row);
}

function page(tree, names) {
  lay(tree, 'page', names);
  lay(tree, 'address', names);
}

/** A read for everyone: a list of entries with an id and a name. */
function method(tree, names) {
  const { feature, kebab } = names;
  const schema = template('method/schema.ts.txt', names);
  const api = template('method/api.ts.txt', names);
  tree.append(`lib/${feature}/schema.ts`, schema, "import * as z from 'zod/mini';\n\n");
  tree.append(`lib/${feature}/api.ts`, api, "import { defineMethod } from '@/lib/platform/method';\n\n");
  const isFirst = kebab === feature && !tree.has(`sandbox/platform/methods/${feature}.ts`);
  lay(tree, 'method', { ...names, file: isFirst ? feature : `${feature}-${kebab}` });
}

/** A page that shows the result of its own method. */
function feature(tree, names) {
  const { feature: owner, camel, pascal } = names;
  method(tree, names);
  tree.append(`lib/${owner}/schema.ts`, `export type ${pascal}Item = z.infer<typeof ${camel}Item>;\n`);
  lay(tree, 'feature', names);
  lay(tree, 'address', names);
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
    generate: (tree, names) => lay(tree, 'dialog', names),
    example: 'loyalty/gift-card',
    next: "props and result in stores/dialogs.ts; `openDialog('…', props)` where it opens",
  },
  /** One record: a title and a text in each language. */
  collection: {
    generate: (tree, names) => lay(tree, 'collection', names),
    example: 'gift-cards',
    next: 'its fields; `loadCollection` in a loader; `RECORD_CONTENT=1 npm run test:more -- cms` records the responses of Strapi',
  },
  feature: {
    generate: feature,
    example: 'gift-cards',
    next: 'the fields of the contract in schema.ts; how an entry looks in the view; French texts',
  },
};
