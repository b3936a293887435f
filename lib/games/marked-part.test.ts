import { describe, expect, it } from 'vitest';
import { markedPart } from './marked-part';

function marked(name: string, query: string): string | null {
  const part = markedPart(name, query);
  return part && name.slice(...part);
}

describe('R-GAME-13: the part of a name that was searched for', () => {
  it.each([
    ['Book of Dawn', 'of d', 'of D'],
    ['Book of Dawn', 'book ', 'Book'],
    ['İstanbul Nights', 'nights', 'Nights'],
    ['İİİ Reels', 'REELS', 'Reels'],
    ['Straße 7', 'STRAßE', 'Straße'],
    ['ΟΔΟΣ Reels', 'οδοσ', 'ΟΔΟΣ'],
    ['Win (x2.5)+', '(X2.5)+', '(x2.5)+'],
    ['Fruit 🍒🍋 Mix', '🍋 m', '🍋 M'],
    ['Zen', 'z', 'Z'],
  ])('%s, by %s, is %s', (name, query, part) => {
    expect(marked(name, query)).toBe(part);
  });

  it.each([
    ['Zen', ''],
    ['Zen Drop', '   '],
    ['Été', 'ete'],
    ['Zen', '.'],
  ])('%s has none by "%s"', (name, query) => {
    expect(marked(name, query)).toBeNull();
  });
});
