/**
 * `npm run check -- messages`: every interface text exists in every language, is not empty and is filled with the same values, and
 * every file of texts is registered in `i18n/catalogue.ts`. One line when all is well, else the faults and exit code 1.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../../i18n/catalogue';
import { routing } from '../../i18n/routing';
import { flatten, messageFaults, type MessageTree } from './message-faults';

const FOLDER = join(import.meta.dirname, '../../i18n/messages');

function namespacesOf(locale: string): string[] {
  return readdirSync(join(FOLDER, locale))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
}

function read(locale: string, namespace: string): MessageTree {
  const tree: MessageTree = JSON.parse(readFileSync(join(FOLDER, locale, `${namespace}.json`), 'utf8'));
  return tree;
}

function faultsOf(namespace: string): string[] {
  const lacking = routing.locales.filter((locale) => !namespacesOf(locale).includes(namespace));
  if (lacking.length > 0) return lacking.map((locale) => `${locale}/${namespace}.json does not exist`);
  const unregistered = routing.locales.filter((locale) => !(namespace in catalogue[locale]));
  const locales = Object.fromEntries(routing.locales.map((locale) => [locale, read(locale, namespace)]));
  return [
    ...unregistered.map((locale) => `${locale}/${namespace}.json is not registered in i18n/catalogue.ts`),
    ...messageFaults({ namespace, locales }),
  ];
}

const namespaces = [...new Set(routing.locales.flatMap(namespacesOf))].sort();
const faults = namespaces.flatMap(faultsOf);
const count = namespaces.reduce((sum, name) => sum + flatten(read(routing.defaultLocale, name)).size, 0);

if (faults.length > 0) {
  console.error(
    `Messages: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}. ${faults.join('. ')}`,
  );
  process.exitCode = 1;
} else {
  console.log(
    `Messages: ${count} texts in ${namespaces.length} namespaces agree in ${routing.locales.join(' and ')}.`,
  );
}
