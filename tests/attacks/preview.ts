import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import type { AttackWorld } from './attack-world';
import { rawRequest } from './raw-request';
import type { Report } from '../support/report';

const PAGES = ['/', '/terms', '/fr/terms', '/offers'];
/** Signed with another instance's secret. */
const FOREIGN = 'preview=99999999999.0f'.padEnd(80, '0');

/** Whoever has the build's files knows the value of draft mode's cookie; it shows them no draft. */
export async function foreignPreviews(world: AttackWorld, report: Report): Promise<void> {
  const count = report.tries('previews with the build’s own id', PAGES.length * 2);
  const manifest = JSON.parse(readFileSync(join(root, '.next/prerender-manifest.json'), 'utf8')) as {
    preview: { previewModeId: string };
  };
  const draft = `__prerender_bypass=${manifest.preview.previewModeId}`;
  for (const path of PAGES) {
    for (const cookie of [draft, `${draft}; ${FOREIGN}; __Host-${FOREIGN}`]) {
      const { headers } = await rawRequest(world.site, path, { headers: { cookie } });
      count(headers['cache-control']?.startsWith('public') === true, `${path}: ${headers['cache-control']}`);
    }
  }
}
