import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Icon, type IconName } from './icon';
import { ICONS } from './icon-names';

const sprite = readFileSync(join(process.cwd(), 'components/ui/sprite.svg'), 'utf8');
const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)];
const NAMES = Object.keys(ICONS) as IconName[];

describe('the sprite of icons', () => {
  it('R-LAY-13: holds every icon by its name, and no other', () => {
    expect(symbols.map(([, name = '']) => name).sort()).toEqual([...NAMES].sort());
  });

  it('fills the bars of the pause sign alone', () => {
    const filled = symbols.filter(([symbol]) => symbol.includes('fill="currentColor"'));
    expect(filled.map(([, name]) => name)).toEqual(['pause']);
  });

  it('has a drawing in each', () => {
    for (const [, name, inner] of symbols) expect(inner, name).toMatch(/<(?:path|circle|rect|line|poly)/);
  });

  it('brings no script and no address from outside', () => {
    expect(sprite).not.toMatch(/<script|onload|href=/i);
  });
});

it('an icon is decorative and points into the sprite', () => {
  const { container } = render(<Icon name="heart" size={24} className="own" />);
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg).toHaveAttribute('width', '24');
  expect(svg).toHaveClass('own');
  expect(container.querySelector('use')).toHaveAttribute('href', '/components/ui/sprite.svg#heart');
});
