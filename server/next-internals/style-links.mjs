// @ts-check
/**
 * Relies on: the link of a built style sheet (`data-precedence="next"`, React 19), and a page's list of style sheets in
 * its client reference manifest (`__RSC_MANIFEST`, `entryCSSFiles`; Next.js since 13.4). Breaks without it: a page
 * links its several style sheets instead of one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

const MANIFEST = 'page_client-reference-manifest.js';
/** Matches the key that lists the style sheets of the page and its layouts. */
const PAGE_ENTRY = /\/page$/;
const PRECEDENCE = 'data-precedence="next"';

export const STYLE_LINK = new RegExp(
  `<link rel="stylesheet" href="(/_next/static/[^"]+\\.css)" ${PRECEDENCE}/>`,
  'g',
);

/** @param {string} address */
export const styleLink = (address) => `<link rel="stylesheet" href="${address}" ${PRECEDENCE}/>`;

/**
 * The style sheets of each page of a build, in order; each list once.
 * @param {string} distDir the build's folder @returns {string[][]}
 */
export function stylesOfPages(distDir) {
  const sandbox = createContext({});
  const pages = join(distDir, 'server/app');
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith(MANIFEST)) runInContext(readFileSync(join(pages, file), 'utf8'), sandbox);
  }
  const lists = Object.values(sandbox.__RSC_MANIFEST ?? {}).flatMap(({ entryCSSFiles }) =>
    Object.entries(entryCSSFiles)
      .filter(([entry]) => PAGE_ENTRY.test(entry))
      .map(([, files]) => files.map((/** @type {{ path: string }} */ { path }) => path)),
  );
  return [...new Map(lists.map((paths) => [paths.join(' '), paths])).values()];
}
