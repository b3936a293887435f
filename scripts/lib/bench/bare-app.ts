import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { NAME_HELPER } from '../chromium.mjs';
import { root } from '../paths.mjs';
import { getFreePort, waitForResponse } from '../ports.mjs';
import { withBrowser } from '../with-browser';

/** An element in the bare application: tag, attributes, children. */
type Markup = string | [tag: string, attributes: Record<string, string>, children: Markup[]];

export interface BareApp {
  /** A page with a heading and a sentence, prerendered: the least Next.js can do. */
  bare: string;
  /** The product's markup, prerendered, behind a middleware that does nothing. */
  cached: string;
  /** Another page's markup, rendered for every request. */
  rendered: string;
  /** The markup of a player's own page, rendered for every request. */
  own: string;
  /** The same, rendered on the first visit and cached: each appended number is a URL of its own. */
  made: string;
  /** A page with one element, rendered and cached likewise: the minimum cost of a cached page. */
  least: string;
  stop(): Promise<void>;
}

const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  hreflang: 'hrefLang',
  fetchpriority: 'fetchPriority',
  viewbox: 'viewBox',
};

/** Makes Next.js cache a page. */
const CACHED = `
export const revalidate = 60;
export const generateStaticParams = () => [];`;

/** Pages of the product whose markup the bare application renders. */
interface Pages {
  cached: string;
  rendered: string;
  own: string;
}

/**
 * An application of the same framework and version that only renders pages of the product, as the baseline for what the
 * product itself adds. Built in a separate folder with the repository's packages.
 */
export async function startBareApp(pages: Pages): Promise<BareApp> {
  const folder = join(root, 'test-results/bare-app');
  const trees = await readMarkup([pages.cached, pages.rendered, pages.own]);
  const [cached, rendered, own] = trees.map((tree) => JSON.stringify(tree));
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(sources({ cached, rendered, own }))) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  await ended(next(folder, 'build'));
  const port = await getFreePort();
  const origin = `http://localhost:${port}`;
  const server = next(folder, 'start', '-p', String(port));
  if (!(await waitForResponse(`${origin}/bare`, 30_000)))
    throw new Error('The bare application did not start.');
  return {
    bare: `${origin}/bare`,
    cached: `${origin}/cached`,
    rendered: `${origin}/rendered`,
    own: `${origin}/own`,
    made: `${origin}/made`,
    least: `${origin}/least`,
    stop: async () => {
      const gone = ended(server).catch(() => undefined);
      server.kill('SIGTERM');
      await gone;
    },
  };
}

function next(folder: string, ...args: readonly string[]): ChildProcess {
  return spawn('node', [join(root, 'node_modules/next/dist/bin/next'), ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`next ended with code ${code}`))));
  });
}

function sources({ cached = '', rendered = '', own = '' }: Partial<Pages>): Record<string, string> {
  const page = `import { render } from '../render';
import tree from './markup.json';
export default () => render(tree, 0);`;
  return {
    'package.json': JSON.stringify({ name: 'bare-app', private: true, type: 'module' }),
    // Cached in memory only, like the product's pages.
    'next.config.mjs': `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(root)} }, experimental: { isrFlushToDisk: false } };`,
    // Without its own, Next.js would use the repository's.
    'instrumentation.js': 'export const register = () => undefined;',
    'middleware.js': `import { NextResponse } from 'next/server';
export const middleware = () => NextResponse.next();
export const config = { runtime: 'nodejs', matcher: ['/((?!_next).*)'] };`,
    'app/layout.js': `export const metadata = { title: 'Bare', description: 'A page of Next.js alone.' };
export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
    'app/bare/page.js': `export default () => <main><h1>Bare</h1><p>A page of Next.js alone.</p></main>;`,
    'app/render.js': `import { createElement } from 'react';
export const render = (node, key) => typeof node === 'string' ? node
  : createElement(node[0], { ...node[1], key }, ...node[2].map(render));`,
    'app/cached/markup.json': cached,
    'app/cached/page.js': page,
    'app/rendered/markup.json': rendered,
    'app/rendered/page.js': `${page}\nexport const dynamic = 'force-dynamic';`,
    'app/own/markup.json': own,
    'app/own/page.js': `${page}\nexport const dynamic = 'force-dynamic';`,
    'app/made/[id]/markup.json': rendered,
    'app/made/[id]/page.js': `${page.replace('../render', '../../render')}${CACHED}`,
    'app/least/[id]/page.js': `export default () => <main>Bare</main>;${CACHED}`,
  };
}

/** Parses pages in a browser, with scripts disabled. */
function readMarkup(htmls: readonly string[]): Promise<Markup[]> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.evaluate(NAME_HELPER);
    return Promise.all(
      htmls.map((html) => page.evaluate(markupOf, { html, names: REACT_NAMES }) as Promise<Markup>),
    );
  });
}

/** Runs in the browser. */
function markupOf({ html, names }: { html: string; names: Readonly<Record<string, string>> }): unknown {
  const skipped = /^(?:SCRIPT|STYLE|LINK|META|TITLE)$/i;
  const read = (element: Element): unknown => [
    element.tagName === 'BODY' ? 'div' : element.tagName.toLowerCase(),
    Object.fromEntries(
      [...element.attributes]
        .filter(({ name }) => name !== 'style')
        .map(({ name, value }) => [names[name] ?? name, value]),
    ),
    [...element.childNodes].flatMap((node) => {
      if (node instanceof Text) return [node.data];
      return node instanceof Element && !skipped.test(node.nodeName) ? [read(node)] : [];
    }),
  ];
  return read(new DOMParser().parseFromString(html, 'text/html').body);
}
