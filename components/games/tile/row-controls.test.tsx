import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { responseWith, show, wireGame } from '../games.test-support';
import { RowTiles } from './row-tiles';

const TILE = 100;
const games = Array.from({ length: 8 }, (_, at) => ({ sysname: `g${at}`, name: `Game ${at}`, image: null }));
const sent = vi.fn<(url: URL) => Promise<Response>>();
let see: (isIntersecting?: boolean) => void = () => undefined;

/** A row with five visible tiles. */
async function showRow(category?: string) {
  const view = show(<RowTiles title="Popular" games={games} hasHeart={false} category={category} />);
  const row = screen.getByRole('list');
  const scrolled: unknown[] = [];
  Object.defineProperty(row, 'clientWidth', { value: 5 * TILE });
  Object.defineProperty(row, 'scrollWidth', { get: () => row.children.length * TILE });
  [...row.children].forEach((tile, at) => Object.defineProperty(tile, 'offsetLeft', { value: at * TILE }));
  row.scrollBy = ((options: ScrollToOptions) => {
    scrolled.push(options.left);
    row.scrollLeft += options.left ?? 0;
    fireEvent.scroll(row);
  }) as typeof row.scrollBy;
  // The controls load on the first interaction.
  fireEvent.pointerMove(window);
  const on = await screen.findByRole('button', { name: 'Next games: Popular' });
  fireEvent.scroll(row);
  return {
    ...view,
    row,
    scrolled,
    on,
    back: screen.getByRole('button', { name: 'Previous games: Popular' }),
  };
}

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('fetch', (url: string) => sent(new URL(url, 'http://site.test')));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly see: typeof see;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.see = (isIntersecting = true) => act(() => report([{ isIntersecting }]));
        see = this.see;
      }
      observe(): void {}
      disconnect(): void {
        if (see === this.see) see = () => undefined;
      }
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

describe('a row of games', () => {
  it('turns by what is in view, and not beyond its ends', async () => {
    const { user, scrolled, on, back } = await showRow();
    expect(back).toHaveAttribute('aria-disabled', 'true');
    await user.click(on);
    expect(scrolled).toEqual([5 * TILE]);
    await waitFor(() => expect(on).toHaveAttribute('aria-disabled', 'true'));
    await user.click(back);
    expect(scrolled).toEqual([5 * TILE, -5 * TILE]);
  });

  it('leads from tile to tile by the arrow keys, to its ends by Home and End', async () => {
    const { user } = await showRow();
    screen.getByRole('link', { name: 'Game 0' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Game 1' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('link', { name: 'Game 7' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(screen.getByRole('link', { name: 'Game 0' })).toHaveFocus();
  });

  it('continues with further games of its category once it is looked at', async () => {
    const further = [wireGame('g7', 'Game 7'), wireGame('new', 'New one')];
    sent.mockResolvedValue(responseWith({ items: further, total: 10 }));
    const { row } = await showRow('5');
    expect(sent).not.toHaveBeenCalled();
    see();
    expect(await screen.findByRole('link', { name: 'New one' })).toBeVisible();
    expect(row.children).toHaveLength(9);
    expect(sent.mock.calls[0]?.[0].searchParams.get('offset')).toBe('8');
  });

  it('requests them once, however often it is scrolled past', async () => {
    sent.mockResolvedValue(responseWith({ items: [wireGame('new', 'New one')], total: 9 }));
    await showRow('5');
    see();
    see(false);
    see();
    expect(await screen.findByRole('link', { name: 'New one' })).toBeVisible();
    see(false);
    see();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('stays as it is where further games cannot be read', async () => {
    sent.mockRejectedValue(new TypeError('offline'));
    const { row } = await showRow('5');
    see();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(row.children).toHaveLength(8);
  });
});
