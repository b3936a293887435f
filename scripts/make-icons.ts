/** Generates `components/ui/sprite.svg`; run it with `npx tsx` after changing `components/ui/icon-names.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { ICONS } from '../components/ui/icon-names';

const set = new URL('../node_modules/lucide-static/icons/', import.meta.url);
const target = new URL('../components/ui/sprite.svg', import.meta.url);

/** Hollow bars are not read as the sign they are. */
const FILLED = ['pause'];

const symbols = Object.entries(ICONS).map(([name, drawing]) => {
  const svg = readFileSync(new URL(`${drawing}.svg`, set), 'utf8');
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? '';
  const fill = FILLED.includes(name) ? 'currentColor' : 'none';
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="${fill}" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${inner.replace(/\s*\n\s*/g, '').replaceAll(' />', '/>')}</symbol>`;
});

writeFileSync(
  target,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n<!-- Icons: Lucide, ISC licence, https://lucide.dev -->\n${symbols.join('\n')}\n</svg>\n`,
);
console.log(`${symbols.length} icons generated`);
