import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { JSDOM } from 'jsdom';
import { root } from '../paths.mjs';
import { freePort, waitForAnswer } from '../ports.mjs';

/** An element as the bare application draws it: tag, attributes, children. */
type Drawn = string | [tag: string, attributes: Record<string, string>, children: Drawn[]];

export interface BareApp {
  /** Page of a heading and a sentence, made at build: the least the framework can do. */
  bare: string;
  /** The product's markup, made at build, behind a middleware that does nothing. */
  kept: string;
  /** The other page's markup, drawn for every request. */
  drawn: string;
  /** The same, made at the first visit and kept: an address of its own for every number put behind it. */
  made: string;
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

/** Pages of the product whose markup the bare application draws. */
interface Pages {
  kept: string;
  drawn: string;
}

/**
 * An application of the same framework and version that does nothing but draw pages of the product: what the product
 * itself adds is measured beside it. Built in a folder of its own with the repository's packages.
 */
export async function startBareApp(pages: Pages): Promise<BareApp> {
  const folder = join(root, 'test-results/bare-app');
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(sources(pages))) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  await ended(next(folder, 'build'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = next(folder, 'start', '-p', String(port));
  if (!(await waitForAnswer(`${origin}/bare`, 30_000)))
    throw new Error('The bare application did not start.');
  return {
    bare: `${origin}/bare`,
    kept: `${origin}/kept`,
    drawn: `${origin}/drawn`,
    made: `${origin}/made`,
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

function sources({ kept, drawn }: Pages): Record<string, string> {
  const page = `import { draw } from '../draw';
import tree from './markup.json';
export default () => draw(tree, 0);`;
  const markup = (html: string) => JSON.stringify(drawnOf(new JSDOM(html).window.document.body));
  return {
    'package.json': JSON.stringify({ name: 'bare-app', private: true, type: 'module' }),
    'next.config.mjs': `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(root)} } };`,
    // Without one of its own it would take the repository's.
    'instrumentation.js': 'export const register = () => undefined;',
    'middleware.js': `import { NextResponse } from 'next/server';
export const middleware = () => NextResponse.next();
export const config = { runtime: 'nodejs', matcher: ['/((?!_next).*)'] };`,
    'app/layout.js': `export const metadata = { title: 'Bare', description: 'A page of the framework alone.' };
export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
    'app/bare/page.js': `export default () => <main><h1>Bare</h1><p>A page of the framework alone.</p></main>;`,
    'app/draw.js': `import { createElement } from 'react';
export const draw = (node, key) => typeof node === 'string' ? node
  : createElement(node[0], { ...node[1], key }, ...node[2].map(draw));`,
    'app/kept/markup.json': markup(kept),
    'app/kept/page.js': page,
    'app/drawn/markup.json': markup(drawn),
    'app/drawn/page.js': `${page}\nexport const dynamic = 'force-dynamic';`,
    'app/made/[id]/markup.json': markup(drawn),
    'app/made/[id]/page.js': `${page.replace('../draw', '../../draw')}
export const revalidate = 60;
export const generateStaticParams = () => [];`,
  };
}

function drawnOf(element: Element): Drawn {
  const attributes = [...element.attributes]
    .filter(({ name }) => name !== 'style')
    .map(({ name, value }) => [REACT_NAMES[name] ?? name, value] as const);
  const tag = element.tagName === 'BODY' ? 'div' : element.tagName.toLowerCase();
  return [tag, Object.fromEntries(attributes), [...element.childNodes].flatMap(childOf)];
}

function childOf(node: ChildNode): Drawn[] {
  if (node.nodeType === node.TEXT_NODE) return [node.textContent ?? ''];
  const isDrawn =
    node.nodeType === node.ELEMENT_NODE && !/^(?:SCRIPT|STYLE|LINK|META|TITLE)$/.test(node.nodeName);
  return isDrawn ? [drawnOf(node as Element)] : [];
}
