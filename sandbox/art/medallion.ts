import { motif } from './motifs';
import { glowFill, hsl, motifFills, paletteFor } from './palette';
import type { Subject } from './panel-subjects';
import { circle, group, path, svgDocument, turned } from './svg';

/** The round portrait of a loyalty character. */
export function medallion(name: string, { theme, motifs }: Subject): string {
  const palette = paletteFor(theme, name);
  const symbol = motif(motifs[0] ?? 'star');
  const dark = hsl(palette.night, 65, 12);
  return svgDocument(
    320,
    320,
    `<defs>${motifFills(palette, `url(#k)${symbol}`)}${glowFill(palette.glow)}<radialGradient id="s"><stop stop-color="${hsl(palette.night, 70, 40)}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs>`,
    circle(160, 160, 156, 'url(#g)', 'opacity=".6"'),
    group('translate(160 160)', turned(path('M-7-138L0-154L7-138z', 'url(#k)'), 24)),
    circle(160, 160, 138, 'url(#k)'),
    circle(160, 160, 128, 'url(#s)', `stroke="${dark}" stroke-width="3"`),
    group(
      'translate(160 160)',
      turned(path('M-14-124L14-124L0-20z', hsl(palette.glow, 90, 62), 'opacity=".16"'), 10),
    ),
    group('translate(160 158) scale(1.9)', symbol),
  );
}
