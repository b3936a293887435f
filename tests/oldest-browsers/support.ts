import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { features } from 'web-features';
import { root } from '../../scripts/lib/paths.mjs';

/** Oldest versions supported, by browser as MDN's data names it. */
export type OldestVersions = Readonly<Record<string, number>>;

/** `browserslist` of package.json, by which Next.js compiles: one line a browser, its oldest version. */
export function readOldestVersions(): OldestVersions {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    browserslist: string[];
  };
  return Object.fromEntries(
    browserslist.map((line) => {
      const [, browser, version] = /^(chrome|edge|firefox|safari|ios_saf) (\d+(?:\.\d+)?)$/.exec(line) ?? [];
      if (browser === undefined) throw new Error(`browserslist: "${line}" is no browser with a version.`);
      return [browser === 'ios_saf' ? 'safari_ios' : browser, Number(version)];
    }),
  );
}

/** What a platform feature needs, by the keys of MDN's compatibility data; a browser that never had it is missing. */
const needs: ReadonlyMap<string, object> = new Map(
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([key, { support }]) => [key, support] as const,
        )
      : [],
  ),
);

/** Every key that is known. */
export const keys: readonly string[] = [...needs.keys()];

/** Whether the key is known, and one of the oldest browsers is older than it. */
export function isYounger(key: string, oldest: OldestVersions): boolean {
  const support = needs.get(key);
  if (support === undefined) return false;
  const since = new Map<string, string>(Object.entries(support));
  return Object.entries(oldest).some(([browser, limit]) => {
    const version = since.get(browser);
    return version === undefined || Number.parseFloat(version.replace('≤', '')) > limit;
  });
}
