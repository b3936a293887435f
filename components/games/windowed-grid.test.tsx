import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from './games.test-support';
import { WindowedGrid } from './windowed-grid';

const games = Array.from({ length: 1_200 }, (_, index) => ({
  sysname: `g-${index}`,
  name: `G${index}`,
  image: null,
}));

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_200);
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({
    gridTemplateColumns: '285px 285px 285px 285px',
    columnGap: '16px',
    getPropertyValue: () => '',
  } as unknown as CSSStyleDeclaration);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('scrollY', 0);
});

const shown = () => screen.getAllByRole('listitem', { hidden: true });

describe('WindowedGrid (R-GAME-18)', () => {
  it('keeps only the tiles near the window in the document, and says where each stands', () => {
    show(<WindowedGrid games={games} hasHeart={false} />);
    expect(shown().length).toBeGreaterThanOrEqual(16);
    expect(shown().length).toBeLessThan(60);
    expect(shown()[0]).toHaveAttribute('aria-posinset', '1');
    expect(shown()[0]).toHaveAttribute('aria-setsize', '1200');
  });

  it('follows the scrolling, and padding stands for the tiles above', () => {
    show(<WindowedGrid games={games} hasHeart={false} />);
    vi.stubGlobal('scrollY', 20_000);
    act(() => void fireEvent.scroll(window));
    const first = Number(shown()[0]?.getAttribute('aria-posinset'));
    expect(first).toBeGreaterThan(200);
    expect((first - 1) % 4).toBe(0);
    expect(Number.parseFloat(screen.getByRole('list', { hidden: true }).style.paddingTop)).toBeGreaterThan(
      15_000,
    );
    expect(shown().length).toBeLessThan(60);
  });
});
