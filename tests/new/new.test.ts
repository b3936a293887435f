import { expect, it } from 'vitest';
import { readName } from '../../scripts/lib/new/names.mjs';
import { RECIPES } from '../../scripts/lib/new/recipes.mjs';
import { Tree } from '../../scripts/lib/new/tree.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { LAID } from './laid';

it.each(LAID)('a %s finds every registry it belongs into, and fills its templates (%s)', (kind, name) => {
  const tree = new Tree(root);
  RECIPES[kind].generate(tree, readName(kind, name));
  const files = tree.changes();
  expect(files.filter(([file]) => /\.test\.tsx?$/.test(file)).length).toBeGreaterThan(0);
  for (const [file, text] of files) expect(text, file).not.toMatch(/\{\{\w|\bundefined[A-Z'/]/);
});

it('what is there already is not laid over', () => {
  const names = readName('page', 'jackpots');
  expect(() => RECIPES.page.generate(new Tree(root), names)).toThrow('jackpots/page.tsx is there already');
});

it.each([
  [
    'method',
    'Jackpots.getWinners',
    { feature: 'jackpots', kebab: 'winners', camel: 'winners', pascal: 'Winners' },
  ],
  ['method', 'bettingBonuses.get', { feature: 'betting-bonuses', kebab: 'betting-bonuses' }],
  [
    'dialog',
    'loyalty/gift-card',
    { feature: 'loyalty', camel: 'giftCard', pascal: 'GiftCard', title: 'Gift card' },
  ],
  ['feature', 'prize-wheel', { feature: 'prize-wheel', wire: 'prizeWheel.get' }],
])('the name of a %s: %s', (kind, given, names) => {
  expect(readName(kind, given)).toMatchObject(names);
});

it.each([
  ['page', 'GiftCards'],
  ['page', '../up'],
  ['page', ''],
  ['method', 'rewards.take'],
  ['method', 'rewards'],
  ['dialog', 'gift-card'],
])('a %s is never called "%s"', (kind, given) => {
  expect(readName(kind, given)).toBeNull();
});
