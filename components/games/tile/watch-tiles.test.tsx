import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { platformCalls } from '@/tests/support/platform-calls';
import { useSession } from '@/stores/session';
import { show } from '../games.test-support';
import { GameGrid } from './game-grid';
import { watchTiles } from './watch-tiles';

const call = platformCalls();
const games = ['sun', 'sea', 'sky'].map((sysname) => ({ sysname, name: `Book of ${sysname}`, image: null }));
let stop = () => {};

function pointer(canHover: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: canHover && query.includes('hover: hover') }));
}

beforeEach(() => {
  call.mockClear();
  call.mockImplementation((method, { sysnames }) => {
    if (method === 'games.getProviders') return { items: [{ sysname: 'solis', name: 'Solis' }], total: 1 };
    const items = String(sysnames)
      .split(',')
      .map((sysname) => ({ sysname, name: sysname, provider: 'solis', has_demo: sysname !== 'sea' }));
    return { items, total: items.length };
  });
  useSession.getState().setGuest();
});
afterEach(() => {
  stop();
  document.documentElement.lang = 'en';
  vi.unstubAllGlobals();
});

const tile = (name: string) => screen.getByRole('link', { name: `Book of ${name}` });
const over = (element: Element) => fireEvent.pointerOver(element, { pointerType: 'mouse' });

describe.each([
  ['en', 'Demo', ''],
  ['fr', 'Démo', '/fr'],
] as const)('a tile that is looked at (%s)', (locale, demo, prefix) => {
  it('names its provider and leads to its demo, and another one takes its place', async () => {
    pointer(true);
    document.documentElement.lang = locale;
    stop = watchTiles();
    show(<GameGrid games={games} hasHeart={false} />, locale);
    over(tile('sun'));
    const link = await screen.findByRole('link', { name: `${demo}: Book of sun` });
    expect(link).toHaveAttribute('href', `${prefix}/game/sun#demo`);
    expect(link).toHaveAttribute('data-soft');
    expect(screen.getByText('Solis')).toBeVisible();
    over(link);
    expect(link).toBeInTheDocument();
    over(tile('sea'));
    expect(link).not.toBeInTheDocument();
    // No demo link for a game without demo.
    expect(await screen.findByText('Solis')).toBeVisible();
    expect(screen.queryByText(demo)).toBeNull();
    over(document.body);
    expect(screen.queryByText('Solis')).toBeNull();
  });

  it('does so for the focus too, which may move on to the demo', async () => {
    pointer(true);
    document.documentElement.lang = locale;
    stop = watchTiles();
    const { user } = show(<GameGrid games={games} hasHeart={false} />, locale);
    await user.tab();
    expect(tile('sun')).toHaveFocus();
    const link = await screen.findByRole('link', { name: `${demo}: Book of sun` });
    await user.tab();
    expect(link).toHaveFocus();
    await user.tab();
    expect(link).not.toBeInTheDocument();
    expect(tile('sea')).toHaveFocus();
  });
});

it('reads the games of a list together, and each once', async () => {
  pointer(true);
  stop = watchTiles();
  const list = ['moon', 'star'].map((sysname) => ({ sysname, name: `Book of ${sysname}`, image: null }));
  show(<GameGrid games={list} hasHeart={false} />);
  over(tile('moon'));
  await screen.findByText('Solis');
  over(tile('star'));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Demo: Book of star' })).toBeVisible());
  expect(call.mock.calls.filter(([method]) => method === 'games.get')).toHaveLength(1);
});

it('is left alone when it cannot be read, and requested again with the next look', async () => {
  pointer(true);
  stop = watchTiles();
  const rain = { sysname: 'rain', name: 'Book of rain', image: null };
  show(<GameGrid games={[rain]} hasHeart={false} />);
  call.mockImplementationOnce(() => {
    throw new Error('down');
  });
  over(tile('rain'));
  await waitFor(() => expect(call).toHaveBeenCalled());
  over(document.body);
  over(tile('rain'));
  expect(await screen.findByRole('link', { name: 'Demo: Book of rain' })).toBeVisible();
});

it('is covered by nothing on a touch screen', async () => {
  vi.useFakeTimers();
  pointer(false);
  stop = watchTiles();
  show(<GameGrid games={games} hasHeart={false} />);
  over(tile('sky'));
  fireEvent.focusIn(tile('sky'));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(tile('sky').parentElement?.children).toHaveLength(1);
  vi.useRealTimers();
});
