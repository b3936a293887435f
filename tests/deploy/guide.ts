import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

export interface GuideBlock {
  section: string;
  /** Shell commands as the guide has them. */
  code: string;
}

/** The shell blocks of the deployment guide in their order, each with the heading it stands under. */
export function guideBlocks(): GuideBlock[] {
  const text = readFileSync(join(root, 'docs/deployment.md'), 'utf8');
  const blocks: GuideBlock[] = [];
  let section = '';
  for (const [, heading, code] of text.matchAll(/^## (.+)$|^```sh\n([\s\S]*?)^```$/gm)) {
    if (heading !== undefined) section = heading;
    else blocks.push({ section, code: code ?? '' });
  }
  return blocks;
}
