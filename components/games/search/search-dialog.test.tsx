import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSettingsParts, type SettingsParts } from '@/lib/site-settings/settings-parts';
import { loadSearchIndex } from '@/lib/games/search-data';
import { heldSearchIndex } from '@/lib/games/search-held';
import { buildSearchIndex, type SearchData, type SearchIndex } from '@/lib/games/search-index';
import { responseWith, show, wireGame } from '../games.test-support';
import { SearchDialog } from './search-dialog';

vi.mock('next/navigation', async (load) => ({
  ...(await load<object>()),
  useRouter: () => ({ refresh: vi.fn() }),
}));

vi.mock('@/lib/games/search-data', () => ({ loadSearchIndex: vi.fn() }));
vi.mock('@/lib/games/search-held', () => ({ heldSearchIndex: vi.fn() }));

let config: SettingsParts['search'] | null = null;
const close = vi.fn();
const sent = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();

const held = (names: readonly string[], more: Partial<SearchData> = {}) =>
  buildSearchIndex(
    {
      games: names.map((name) => ({
        sysname: name.toLowerCase().replaceAll(' ', '-'),
        name,
        image: null,
        provider: 'sunplay',
        type: 'slot',
      })),
      total: names.length,
      providers: [{ sysname: 'sunplay', name: 'Sunplay' }],
      categories: [{ id: '6', name: 'Roulette' }],
      ...more,
    },
    {},
  );

beforeEach(() => {
  vi.useFakeTimers();
  close.mockReset();
  sent.mockReset();
  config = null;
  vi.mocked(heldSearchIndex).mockReturnValue(null);
  vi.mocked(loadSearchIndex).mockResolvedValue(undefined);
  forgetSettingsParts();
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://site.test');
    if (!url.pathname.startsWith('/content/settings/')) return sent(url, init);
    return Promise.resolve(config === null ? new Response(null, { status: 503 }) : Response.json(config));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(locale: 'en' | 'fr' = 'en') {
  show(<SearchDialog close={close} />, locale);
}
const field = () => screen.getByRole('combobox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const pause = (ms = 250) => act(() => vi.advanceTimersByTimeAsync(ms));
/** What an option is called: its text without what is hidden from assistive technology. */
function nameOf(option: Element): string | null {
  const copy = option.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  return copy.textContent;
}
const found = () => screen.queryAllByRole('option').map(nameOf);
const queries = () =>
  sent.mock.calls.map(([url]) => JSON.parse(url.searchParams.get('options') ?? '{}').search);

describe('SearchDialog without games on the device (R-GAME-13)', () => {
  it('begins in the field, with popular searches that can be taken', async () => {
    sent.mockResolvedValue(responseWith({ items: [wireGame('book', 'Book')], total: 1 }));
    open();
    expect(field()).toHaveFocus();
    await pause(0);
    fireEvent.click(screen.getByRole('button', { name: 'Book' }));
    await pause();
    expect(field()).toHaveValue('Book');
    expect(field()).toHaveFocus();
    expect(screen.getByRole('option', { name: 'Book' })).toHaveAttribute('href', '/game/book');
  });

  it('sends nothing below two letters, and one search after a pause in typing', async () => {
    sent.mockResolvedValue(responseWith({ items: [], total: 0 }));
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
    config = {
      minLength: 4,
      popularQueries: ['pirate'],
      recommendedSysnames: ['book'],
      hiddenCategories: [],
    };
    sent.mockResolvedValue(responseWith({ items: [wireGame('book', 'Book')], total: 1 }));
    open();
    await pause(0);
    expect(screen.getByRole('button', { name: 'pirate' })).toBeVisible();
    expect(found()).toEqual(['Book']);
    expect(sent.mock.calls[0]?.[0].searchParams.get('sysnames')).toBe('book');
    sent.mockClear();
    type('abc');
    await pause();
    expect(sent).not.toHaveBeenCalled();
    type('abcd');
    await pause();
    expect(queries()).toEqual(['abcd']);
  });

  it('gives an older search up and never shows its response over a newer one', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    sent.mockImplementation((url, init) => {
      signals.push(init.signal);
      const isOld = url.searchParams.get('options')?.includes('"old"');
      if (!isOld) return Promise.resolve(responseWith({ items: [wireGame('new', 'New')], total: 1 }));
      return new Promise((done) =>
        setTimeout(() => done(responseWith({ items: [wireGame('old', 'Old')], total: 1 })), 5_000),
      );
    });
    open();
    type('old');
    await pause();
    type('new');
    await pause();
    expect(signals[0]?.aborted).toBe(true);
    await pause(6_000);
    expect(found()).toEqual(['New']);
  });

  it('says when nothing is found, in French too', async () => {
    sent.mockResolvedValue(responseWith({ items: [], total: 0 }));
    open('fr');
    type('zzz');
    await pause();
    expect(screen.getByRole('status')).toHaveTextContent('Aucun résultat');
    expect(screen.getByText('Aucun jeu de ce nom')).toBeVisible();
  });

  it('offers to try again after a failure, and continues in the field', async () => {
    sent.mockRejectedValueOnce(new TypeError('no network'));
    sent.mockResolvedValue(responseWith({ items: [wireGame('book', 'Book')], total: 1 }));
    open();
    type('book');
    await pause();
    const retry = screen.getByRole('button', { name: 'Try again' });
    retry.focus();
    fireEvent.click(retry);
    expect(field()).toHaveFocus();
    await pause();
    expect(found()).toEqual(['Book']);
  });
});

describe('SearchDialog with games on the device (R-GAME-13)', () => {
  it('shows results with the key itself, and requests nothing from the platform that it holds', async () => {
    vi.mocked(heldSearchIndex).mockReturnValue(held(['Book of Sun', 'Dragon Hoard']));
    open();
    type('darg');
    expect(found()).toEqual(['Dragon Hoard']);
    expect(screen.getByRole('status')).toHaveTextContent('1 game found');
    await pause();
    expect(sent).not.toHaveBeenCalled();
  });

  it('says that categories and providers were found where no game was', async () => {
    sent.mockResolvedValue(responseWith({ items: [], total: 0 }));
    vi.mocked(heldSearchIndex).mockReturnValue(held([]));
    open();
    type('roulette');
    await pause();
    expect(found()).toEqual(['Roulette']);
    expect(screen.getByRole('status')).toHaveTextContent('1 category or provider found');
  });

  it('says that nothing was found where all that was is hidden by the operator', async () => {
    config = { minLength: 2, popularQueries: [], recommendedSysnames: [], hiddenCategories: ['6'] };
    sent.mockResolvedValue(responseWith({ items: [], total: 0 }));
    vi.mocked(heldSearchIndex).mockReturnValue(held([]));
    open();
    await pause(0);
    type('roulette');
    await pause();
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
    expect(screen.getByText('No game of that name')).toBeVisible();
  });

  it('shows a game’s first letter where its picture cannot be fetched', async () => {
    const game = { ...wireGame('book', 'Book'), image_url: '/platform/media/book.webp' };
    sent.mockResolvedValue(responseWith({ items: [game], total: 1 }));
    open();
    type('book');
    await pause();
    const picture = document.querySelector('[data-letter="B"] > img');
    fireEvent.error(picture ?? document.body);
    expect(picture).not.toBeVisible();
  });

  it('requests from the platform what it does not hold', async () => {
    vi.mocked(heldSearchIndex).mockReturnValue(held(['Book of Sun']));
    sent.mockResolvedValue(responseWith({ items: [wireGame('brand-new', 'Brand New')], total: 1 }));
    open();
    type('brand');
    expect(found()).toEqual([]);
    await pause();
    expect(queries()).toEqual(['brand']);
    expect(found()).toEqual(['Brand New']);
  });

  it('adds the platform’s games to its own where it holds only a part of the house', async () => {
    vi.mocked(heldSearchIndex).mockReturnValue(held(['Book of Sun'], { total: 40_000 }));
    sent.mockResolvedValue(
      responseWith({
        items: [wireGame('book-of-sun', 'Book of Sun'), wireGame('book-2', 'Book Two')],
        total: 2,
      }),
    );
    open();
    type('book');
    expect(found()).toEqual(['Book of Sun']);
    await pause();
    expect(found()).toEqual(['Book of Sun', 'Book Two']);
  });

  it('says plainly that there is nothing when the platform cannot be reached but the whole house is held', async () => {
    vi.mocked(heldSearchIndex).mockReturnValue(held(['Book of Sun']));
    sent.mockRejectedValue(new TypeError('offline'));
    open();
    type('zzzz');
    await pause();
    expect(screen.getByText('No game of that name')).toBeVisible();
  });

  it('takes a newer list over when it arrives', async () => {
    let report: (index: SearchIndex) => void = () => undefined;
    vi.mocked(loadSearchIndex).mockImplementation((_kinds, onIndex) => {
      report = onIndex;
      return Promise.resolve();
    });
    open();
    type('dragon');
    expect(found()).toEqual([]);
    act(() => report(held(['Dragon Hoard'])));
    expect(found()).toEqual(['Dragon Hoard']);
  });

  it('shows providers and categories by name, those the operator hides left out', async () => {
    vi.mocked(heldSearchIndex).mockReturnValue(held(['Roulette Royale']));
    open();
    type('roulette');
    expect(screen.getByRole('option', { name: 'Roulette' })).toHaveAttribute('href', '/gamehall/6');
    const opened: (string | null)[] = [];
    const note = ({ target }: Event) => opened.push((target as HTMLElement).getAttribute('href'));
    document.addEventListener('click', note, { once: true });
    press('Enter');
    expect(opened).toEqual(['/game/roulette-royale']);
    type('sunplay');
    expect(screen.getByRole('option', { name: 'Sunplay' })).toHaveAttribute(
      'href',
      '/gamehall?providers=sunplay',
    );
    config = { minLength: 2, popularQueries: [], recommendedSysnames: [], hiddenCategories: ['6'] };
    cleanup();
    forgetSettingsParts();
    open();
    await pause(0);
    type('roulette');
    expect(found()).toEqual(['Roulette Royale']);
  });

  it('recommends the most popular games where the operator names none', async () => {
    config = { minLength: 2, popularQueries: [], recommendedSysnames: [], hiddenCategories: [] };
    vi.mocked(heldSearchIndex).mockReturnValue(held(['Book of Sun', 'Dragon Hoard']));
    open();
    await pause(0);
    expect(screen.getByRole('group', { name: 'Recommended' })).toBeVisible();
    expect(found()).toEqual(['Book of Sun', 'Dragon Hoard']);
  });

  it('is walked through by arrow keys while the focus stays in the field; Enter opens and closes', () => {
    vi.mocked(heldSearchIndex).mockReturnValue(held(['Book One', 'Book Two']));
    open();
    const opened: (string | null)[] = [];
    document.addEventListener('click', ({ target }) => opened.push(nameOf(target as Element)), {
      once: true,
    });
    type('book');
    const [first, second] = screen.getAllByRole('option');
    press('ArrowDown');
    expect(field()).toHaveAttribute('aria-activedescendant', first?.id);
    press('ArrowUp');
    expect(field()).toHaveAttribute('aria-activedescendant', second?.id);
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveFocus();
    press('Enter');
    expect(opened).toEqual(['Book Two']);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('opens the first result by Enter alone, and nothing where there is none', () => {
    vi.mocked(heldSearchIndex).mockReturnValue(held(['Book One']));
    open();
    type('zzzz');
    press('Enter');
    expect(close).not.toHaveBeenCalled();
    type('book');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    press('Enter');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('opens no suggestion by Enter alone', async () => {
    config = { minLength: 2, popularQueries: [], recommendedSysnames: [], hiddenCategories: [] };
    vi.mocked(heldSearchIndex).mockReturnValue(held(['Book One']));
    open();
    await pause(0);
    type('b');
    expect(found()).toEqual(['Book One']);
    press('Enter');
    expect(close).not.toHaveBeenCalled();
    press('ArrowDown');
    press('Enter');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('opens nothing by the Enter that commits an IME composition, in Safari either', () => {
    vi.mocked(heldSearchIndex).mockReturnValue(held(['Book One']));
    open();
    type('book');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(close).not.toHaveBeenCalled();
  });

  it('shows names of 300 letters and games without a picture', () => {
    vi.mocked(heldSearchIndex).mockReturnValue(held([`Book ${'o'.repeat(300)}`]));
    open();
    type('book');
    expect(found()[0]).toHaveLength(305);
    expect(document.querySelector('[data-letter="B"] img')).toBeNull();
  });
});

describe('searches of before', () => {
  beforeEach(() => localStorage.clear());

  it('offers what led to a game again, and forgets it when asked to', async () => {
    vi.mocked(heldSearchIndex).mockReturnValue(held(['Book of Sun']));
    open();
    type('book');
    fireEvent.click(screen.getByRole('option', { name: 'Book of Sun' }));
    cleanup();
    open();
    const recent = screen.getByRole('region', { name: 'Recent searches' });
    fireEvent.click(within(recent).getByRole('button', { name: 'book' }));
    expect(field()).toHaveValue('book');
    type('');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
    expect(field()).toHaveFocus();
  });

  it('leads on to all games and all providers where nothing was found', async () => {
    sent.mockResolvedValue(responseWith({ items: [], total: 0 }));
    open();
    type('xqzwv');
    await pause();
    expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/gamehall');
    expect(screen.getByRole('link', { name: 'All providers' })).toHaveAttribute('href', '/providers');
  });
});
