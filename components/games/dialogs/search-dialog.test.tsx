import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchSettingsPart, type SettingsParts } from '@/lib/content/settings-parts';
import { answer, show, wireGame } from '../games.test-support';
import { SearchDialog } from './search-dialog';

vi.mock('next/navigation', async (load) => ({
  ...(await load<object>()),
  useRouter: () => ({ refresh: vi.fn() }),
}));

vi.mock('@/lib/content/settings-parts', () => ({ fetchSettingsPart: vi.fn() }));

let config: SettingsParts['search'] | null = null;
const close = vi.fn();
const sent = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  close.mockReset();
  sent.mockReset();
  config = null;
  vi.mocked(fetchSettingsPart).mockImplementation((() =>
    Promise.resolve(config)) as typeof fetchSettingsPart);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => sent(new URL(url, 'http://site.test'), init));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(locale: 'en' | 'fr' = 'en') {
  show(<SearchDialog close={close} isLocked={false} />, locale);
}
const field = () => screen.getByRole('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = (ms = 250) => act(() => vi.advanceTimersByTimeAsync(ms));
const queries = () =>
  sent.mock.calls.map(([url]) => JSON.parse(url.searchParams.get('options') ?? '{}').search);

describe('SearchDialog (R-GAME-13)', () => {
  it('begins in the field, with popular searches that can be taken', async () => {
    sent.mockResolvedValue(answer({ items: [wireGame('book', 'Book')], total: 1 }));
    open();
    expect(field()).toHaveFocus();
    await pause(0);
    fireEvent.click(screen.getByRole('button', { name: 'book' }));
    await pause();
    expect(field()).toHaveValue('book');
    expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/game/book');
  });

  it('sends nothing below two letters, and one search after a pause in typing', async () => {
    sent.mockResolvedValue(answer({ items: [], total: 0 }));
    open();
    type('b');
    await pause();
    expect(sent).not.toHaveBeenCalled();
    type('bo');
    await pause(150);
    type('boo');
    await pause();
    expect(queries()).toEqual(['boo']);
  });

  it('follows the operator’s settings: first letters, popular searches and recommended games', async () => {
    config = { minLength: 4, popularQueries: ['pirate'], recommendedSysnames: ['book'] };
    sent.mockResolvedValue(answer({ items: [wireGame('book', 'Book')], total: 1 }));
    open();
    await pause(0);
    expect(screen.getByRole('button', { name: 'pirate' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book' })).toBeVisible();
    expect(sent.mock.calls[0]?.[0].searchParams.get('sysnames')).toBe('book');
    sent.mockClear();
    type('abc');
    await pause();
    expect(sent).not.toHaveBeenCalled();
    type('abcd');
    await pause();
    expect(queries()).toEqual(['abcd']);
  });

  it('gives an older search up and never shows its answer over a newer one', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    sent.mockImplementation((url, init) => {
      signals.push(init.signal);
      const isOld = url.searchParams.get('options')?.includes('"old"');
      if (!isOld) return Promise.resolve(answer({ items: [wireGame('new', 'New')], total: 1 }));
      return new Promise((done) =>
        setTimeout(() => done(answer({ items: [wireGame('old', 'Old')], total: 1 })), 5_000),
      );
    });
    open();
    type('old');
    await pause();
    type('new');
    await pause();
    expect(signals[0]?.aborted).toBe(true);
    await pause(6_000);
    expect(screen.queryByRole('link', { name: 'Old' })).toBeNull();
    expect(screen.getByRole('link', { name: 'New' })).toBeVisible();
  });

  it('says when nothing is found, in French too', async () => {
    sent.mockResolvedValue(answer({ items: [], total: 0 }));
    open('fr');
    type('zzz');
    await pause();
    expect(screen.getByRole('status')).toHaveTextContent('Aucun résultat');
    expect(screen.getByText('Aucun jeu de ce nom')).toBeVisible();
  });

  it('offers to try again after a failure', async () => {
    sent.mockRejectedValueOnce(new TypeError('no network'));
    sent.mockResolvedValue(answer({ items: [wireGame('book', 'Book')], total: 1 }));
    open();
    type('book');
    await pause();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pause();
    expect(screen.getByRole('link', { name: 'Book' })).toBeVisible();
  });

  it('is walked through by arrow keys, and Enter opens the first result and closes', async () => {
    sent.mockResolvedValue(
      answer({ items: [wireGame('a-1', 'First'), wireGame('b-2', 'Second')], total: 2 }),
    );
    open();
    type('any');
    await pause();
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(screen.getByRole('link', { name: 'First' })).toHaveFocus();
    fireEvent.keyDown(screen.getByRole('link', { name: 'First' }), { key: 'ArrowDown' });
    expect(screen.getByRole('link', { name: 'Second' })).toHaveFocus();
    fireEvent.keyDown(screen.getByRole('link', { name: 'Second' }), { key: 'ArrowUp' });
    fireEvent.keyDown(screen.getByRole('link', { name: 'First' }), { key: 'ArrowUp' });
    expect(field()).toHaveFocus();
    fireEvent.submit(field());
    expect(close).toHaveBeenCalledTimes(1);
  });
});
