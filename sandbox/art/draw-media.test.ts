import { describe, expect, it } from 'vitest';
import { CHARACTERS, PRODUCTS, PROGRAMS } from '../world/seed/loyalty';
import { GAMES } from '../world/seed/game-list';
import { PROVIDERS } from '../world/seed/providers';
import { drawMedia } from './draw-media';
import { drawIllustration } from './illustration';
import { FONTS } from './lettering';
import { MOTIF_NAMES } from './motifs';
import { SUBJECTS } from './panel-subjects';
import { SCENE_NAMES } from './scene';

const CARD_LIMIT = 10_500;
const PANEL_LIMIT = 13_000;

const draw = (folder: string, name: string) => drawMedia(`/platform/media/${folder}/${name}.svg`, 'en') ?? '';

/** A light check of well-formedness: tags close in order, attributes are quoted and not repeated, ids are unique. */
function faultsOf(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const ids = new Set<string>();
  for (const [, slash, name = '', attributes = '', selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[a-zA-Z][a-zA-Z0-9-]*="[^"<]*")*)\s*(\/?)>/g,
  )) {
    const names = [...attributes.matchAll(/\s([a-zA-Z][a-zA-Z0-9-]*)=/g)].map(
      ([, attribute = '']) => attribute,
    );
    if (new Set(names).size !== names.length) faults.push(`repeated attribute in ${name}: ${attributes}`);
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1];
    if (id !== undefined && ids.has(id)) faults.push(`repeated id ${id}`);
    if (id !== undefined) ids.add(id);
    if (slash === '/' && open.pop() !== name) faults.push(`misplaced </${name}>`);
    if (slash === '' && selfClosing === '') open.push(name);
  }
  if (open.length > 0) faults.push(`unclosed ${open.join(' ')}`);
  const rest = svg.replace(/<(\/?)([a-zA-Z]+)((?:\s[a-zA-Z][a-zA-Z0-9-]*="[^"<]*")*)\s*(\/?)>/g, '');
  if (/[<>]|&(?!amp;|lt;|gt;|quot;)/.test(rest)) faults.push(`broken markup: ${rest.slice(0, 80)}`);
  if (/NaN|undefined|null|<script|foreignObject|href="[^#]|url\([^#]/.test(svg))
    faults.push('forbidden content');
  for (const [, id = ''] of svg.matchAll(/(?:url\(#|href="#)([\w-]+)/g)) {
    if (!ids.has(id)) faults.push(`unknown id ${id}`);
  }
  return faults;
}

describe('pictures of games', () => {
  const cards = GAMES.map((game) => draw('games', `${game.sysname}-288x192`));

  it('R-GAME-03 are well-formed and small for every game', () => {
    expect(cards.flatMap(faultsOf)).toEqual([]);
    expect(cards.every((svg) => svg.length > 1500 && svg.length < CARD_LIMIT)).toBe(true);
    expect(cards.reduce((sum, svg) => sum + svg.length, 0) / cards.length).toBeLessThan(6_800);
  });

  it('never repeat, even without their titles', () => {
    const bare = cards.map((svg) => svg.replace(/<(?:path id|use href)="#?w\d"[^>]*>/g, ''));
    expect(new Set(bare).size).toBe(GAMES.length);
  });

  it('hold an outline of every letter of every title and studio, in every typeface', () => {
    const texts = [...GAMES, ...PROVIDERS].map(({ name }) => name.toUpperCase()).join('');
    const missing = Object.entries(FONTS).flatMap(([typeface, letters]) =>
      [...new Set(texts)].filter((letter) => !(letter in letters)).map((letter) => `${typeface}: ${letter}`),
    );
    expect(missing).toEqual([]);
  });

  it('also come as a square, and not at all for an unknown game', () => {
    expect(draw('games', GAMES[0]?.sysname ?? '')).toContain('viewBox="0 0 300 300"');
    expect(drawMedia('/platform/media/games/nobody.svg', 'en')).toBeNull();
  });

  it('know the world and the symbol of every game', () => {
    expect(new Set(GAMES.map((game) => game.theme).filter((theme) => !SCENE_NAMES.includes(theme)))).toEqual(
      new Set(),
    );
    expect(new Set(GAMES.map((game) => game.motif).filter((motif) => !MOTIF_NAMES.includes(motif)))).toEqual(
      new Set(),
    );
    expect(SCENE_NAMES.length).toBeGreaterThanOrEqual(16);
  });
});

describe('other pictures', () => {
  const panels = Object.entries(SUBJECTS).flatMap(([folder, names]) =>
    Object.keys(names).map((name) => draw(folder, name)),
  );

  it('are well-formed and drawn for every name the catalogue uses', () => {
    const marks = [
      ...PROVIDERS.map(({ sysname }) => draw('providers', sysname)),
      ...['card', 'bank', 'wallet', 'crypto', 'voucher', 'mobile', 'other'].map((name) => draw('pay', name)),
      ...Array.from({ length: 12 }, (_, index) => draw('categories', String(index + 1))),
      ...CHARACTERS.map(({ sysname }) => draw('characters', sysname)),
      ...PRODUCTS.map(({ image }) => draw('shop', image)),
      ...PROGRAMS.map(({ sysname }) => draw('shop', `program-${sysname}`)),
    ];
    expect([...panels, ...marks].flatMap(faultsOf)).toEqual([]);
    expect([...panels, ...marks].every((svg) => svg !== '' && svg.length < PANEL_LIMIT)).toBe(true);
    expect(new Set(marks).size).toBe(marks.length);
  });

  it('carry no text where the page writes its own', () => {
    expect(panels.some((svg) => /<text|id="w0"/.test(svg))).toBe(false);
  });

  it('are missing for unknown folders, studios and addresses that climb', () => {
    for (const path of [
      '/platform/media/secrets/a.svg',
      '/platform/media/providers/x.svg',
      '/platform/media/../a.svg',
    ]) {
      expect(drawMedia(path, 'fr')).toBeNull();
    }
  });

  it('can be drawn in any size with an accent of their own', () => {
    const gold = drawIllustration('menu', 360, 520, '#f5b942');
    expect(faultsOf(gold)).toEqual([]);
    expect(gold).toContain('viewBox="0 0 360 520"');
    expect(gold).not.toBe(drawIllustration('menu', 360, 520, '#3344ff'));
  });
});
