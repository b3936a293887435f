import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { Program } from '../../../tests/support/programs';
import { packageProgram } from '../programs.mjs';
import { root } from '../paths.mjs';
import { getFreePort } from '../ports.mjs';
import { SERVER, startServer } from './load';

/** An element in the bare application: tag, attributes, children. */
type Markup = string | [tag: string, attributes: Record<string, string>, children: Markup[]];

export interface BareApp {
  /** Its pages are in `bare/app`. */
  origin: string;
  stop(): Promise<unknown>;
}

const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  hreflang: 'hrefLang',
  fetchpriority: 'fetchPriority',
};

/** HTML of pages of the product, by the page of the bare application that renders their markup. */
type Pages = Record<'cached' | 'rendered' | 'own', string>;

/**
 * An application of the same framework and version that only renders pages of the product, as the baseline for what the
 * product itself adds. Built in a separate folder with the repository's packages.
 */
export async function startBareApp(pages: Pages): Promise<BareApp> {
  const folder = join(root, 'test-results/bare-app');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'scripts/lib/bench/bare'), folder, { recursive: true });
  for (const [name, html] of Object.entries(pages))
    writeFileSync(join(folder, 'app', name, 'markup.json'), JSON.stringify(markupOf(html)));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const next = packageProgram('next');
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
  const options = { ...SERVER, cwd: folder, env };
  if ((await new Program('node', [next, 'build'], options).ended) !== 0)
    throw new Error('The bare application could not be built.');
  const port = await getFreePort();
  const origin = `http://localhost:${port}`;
  const server = await startServer(`${origin}/bare`, 'node', [next, 'start', '-p', String(port)], options);
  return { origin, stop: () => server.stop() };
}

const SKIPPED = /^(?:script|style|link|meta|title)$/;

/** The body of a page, without scripts and styles. */
export function markupOf(html: string): Markup | undefined {
  const body = parse(html, { scriptingEnabled: false })
    .childNodes.flatMap((node) => ('childNodes' in node ? node.childNodes : []))
    .find(({ nodeName }) => nodeName === 'body');
  return body && read(body)[0];
}

function read(node: DefaultTreeAdapterTypes.ChildNode): Markup[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node) || SKIPPED.test(node.tagName)) return [];
  const attributes = node.attrs
    .filter(({ name }) => name !== 'style')
    .map(({ name, value }) => [REACT_NAMES[name] ?? name, value]);
  const tag = node.tagName === 'body' ? 'div' : node.tagName;
  return [[tag, Object.fromEntries(attributes), node.childNodes.flatMap(read)]];
}
