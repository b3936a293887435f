// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../../world/seed/game-list';
import { gamePage } from '../demo-game-page';

const BETTING_MS = 15_000;
let sent: { stake: number; pick: unknown }[] = [];
let answer: Record<string, unknown> = {};

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as { stake: number; pick: unknown });
    return Promise.resolve(Response.json(answer));
  });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the first game of a family as a browser of calm motion does, with 100 € to play with. */
function open(theme: string, locale: 'en' | 'fr' = 'en'): void {
  const game = GAMES.find((one) => one.theme === theme);
  if (!game) throw new Error(`No game of ${theme}`);
  const purse = { minor: 10_000, currency: 'EUR', isPlayMoneyOfPage: false };
  document.documentElement.innerHTML = gamePage({ game, mode: 'real', locale, purse });
  new Function(document.querySelector('body script')?.textContent ?? '')();
}

const at = (selector: string) => {
  const node = document.querySelector<HTMLElement>(selector);
  if (!node) throw new Error(`No ${selector}`);
  return node;
};
async function click(selector: string): Promise<void> {
  at(selector).click();
  await vi.advanceTimersByTimeAsync(500);
}

describe('a quick game', () => {
  it('sends what was chosen, and celebrates what is more than the stake alone', async () => {
    open('plinko');
    answer = { path: [1, 1, 1, 1, 1, 1, 1, 1], slot: 8, pays: 1200, win: 1200, balance: 11_100, round_id: 1 };
    await click('[value=low]');
    await click('#spin');
    expect(sent).toEqual([{ mode: 'real', stake: 100, pick: { risk: 'low' } }]);
    expect([at('#message').className, at('#message').textContent]).toEqual([
      'won',
      'Landed on 12×. You win 12\u00a0€',
    ]);
    answer = { path: [1, 0, 1, 0, 1, 0, 1, 0], slot: 4, pays: 50, win: 50, balance: 11_050, round_id: 2 };
    await click('#spin');
    expect([at('#message').className, at('#message').textContent]).toEqual([
      '',
      'Landed on 0.5×. 0.50\u00a0€ of your bet comes back',
    ]);
    expect(at('#balance').textContent).toBe('110.50\u00a0€');
  });

  it('keeps the last five results in sight, the newest first, and the risk until it is changed', async () => {
    open('plinko');
    const risk = () => document.querySelector<HTMLInputElement>('.choice :checked')?.value;
    expect([at('[role=radiogroup]').textContent, risk()]).toEqual(['RiskLowMediumHigh', 'medium']);
    for (const pays of [40, 70, 120, 300, 70, 1200]) {
      answer = { path: [1, 0, 1, 0, 1, 0, 1, 0], slot: 4, pays, win: pays, balance: 10_000, round_id: 1 };
      await click('#spin');
    }
    const past = [...at('#past').children].map((node) => [node.textContent, node.className]);
    expect(past).toEqual([
      ['12×', 'good'],
      ['0.7×', ''],
      ['3×', 'good'],
      ['1.2×', 'good'],
      ['0.7×', ''],
    ]);
    expect(risk()).toBe('medium');
  });

  it('makes the rows of pegs as high as its frame has room for, within bounds', () => {
    const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900);
    const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(360);
    open('plinko');
    const viewBox = () => at('.board svg').getAttribute('viewBox');
    expect(viewBox()).toBe('0 0 180 216');
    height.mockReturnValue(400);
    dispatchEvent(new Event('resize'));
    expect(viewBox()).toBe('0 0 180 200');
    expect(at('#slots').getAttribute('transform')).toBe('translate(0 182)');
    height.mockReturnValue(100);
    dispatchEvent(new Event('resize'));
    expect(viewBox()).toBe('0 0 180 152');
    height.mockRestore();
    width.mockRestore();
  });

  it('leaves the keys of a choice to it: only elsewhere do they begin a round', async () => {
    open('plinko');
    const press = (node: Element) => {
      node.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
      return vi.advanceTimersByTimeAsync(500);
    };
    await press(at('[value=high]'));
    expect(sent).toHaveLength(0);
    await press(document.body);
    // Pages opened before listen to the same document.
    expect(sent).not.toHaveLength(0);
  });

  it.each([
    ['plinko', '#slots', '0.4×'],
    ['crash', '#height', '1.00×'],
    ['football', '#pays', '1.44×'],
    ['baccarat', '[data-field=banker]', '1.95×'],
    ['craps', '[data-field=under]', '2.3×'],
    ['poker', '[data-hand=pair]', '2.5×'],
  ])('of %s writes multipliers with a point in French too, as sums have it', (theme, place, text) => {
    open(theme, 'fr');
    expect(at(place).textContent).toContain(text);
  });

  it('says what is missing instead of playing', async () => {
    open('mines');
    await click('#spin');
    expect([sent.length, at('#message').textContent]).toEqual([0, 'Mark tiles to turn over']);
    await click('.tile');
    expect(at('.tile').getAttribute('aria-pressed')).toBe('true');
    answer = { mines: [5, 6, 7], win: 109, balance: 10_009, round_id: 1 };
    await click('#spin');
    expect(sent).toMatchObject([{ pick: { mines: 3, tiles: [0] } }]);
    expect(at('#message').className).toBe('won');
  });

  it.each(['crash', 'plane', 'football', 'keno', 'poker'])('of %s plays a round', async (theme) => {
    open(theme);
    answer = {
      end: 150,
      target: 200,
      covered: [0, 1],
      isGoal: false,
      drawn: [1, 2, 3],
      hits: 0,
      cards: [12, 10, 8, 6, 4],
      hand: null,
      win: 0,
      balance: 9900,
      round_id: 1,
    };
    if (theme === 'keno') await click('.tile');
    await click('#spin');
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent).toHaveLength(1);
    expect(at('#message').textContent).toContain('No win this time');
    expect((at('#spin') as HTMLButtonElement).disabled).toBe(false);
  });
});

describe('a table', () => {
  it('takes chips on its fields, and gives back the last one', async () => {
    open('roulette');
    await click('#spin');
    expect(at('#message').textContent).toBe('Place a chip on the table first.');
    for (const field of ['red', 'red', 'n17']) await click(`[data-field=${field}]`);
    expect(at('[data-field=red]').textContent).toBe('Red 2×, 2\u00a0€ on it');
    await click('#undo');
    answer = { number: 1, won: ['red'], win: 400, balance: 10_200, round_id: 1 };
    await click('#spin');
    expect(sent).toMatchObject([{ stake: 200, pick: { bets: { red: 200 } } }]);
    expect(at('#message').textContent).toBe('1, red. You win 4\u00a0€');
    await click('#repeat');
    expect(at('#laid').textContent).toContain('2\u00a0€');
  });

  it('that is live takes bets until its clock has run down, and goes on without any', async () => {
    open('live-baccarat');
    expect(at('#spin').hidden).toBe(true);
    answer = {
      player: [8, 0],
      banker: [1, 2],
      winner: 'player',
      points: { player: 0, banker: 5 },
      won: [],
      win: 0,
      balance: 10_000,
      round_id: null,
    };
    await vi.advanceTimersByTimeAsync(BETTING_MS - 1000);
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toMatchObject([{ stake: 0, pick: { bets: {} } }]);
    await click('[data-field=tie]');
    await vi.advanceTimersByTimeAsync(BETTING_MS + 1000);
    expect(sent.at(-1)).toMatchObject({ stake: 100, pick: { bets: { tie: 100 } } });
  });

  it('of blackjack asks for each card, and pays at the end', async () => {
    open('blackjack');
    await click('[data-field=hand]');
    answer = {
      player: [9, 8],
      dealer: [5],
      points: { player: 19, dealer: 6 },
      isOver: false,
      token: 't',
      win: 0,
    };
    await click('#spin');
    expect(at('#message').textContent).toContain('Hit or stand?');
    expect(document.activeElement?.id).toBe('hit');
    answer = {
      player: [9, 8],
      dealer: [5, 9, 12],
      points: { player: 19, dealer: 26 },
      isOver: true,
      win: 200,
      balance: 10_100,
      round_id: 1,
    };
    await click('#stand');
    expect(sent.at(-1)).toMatchObject({ stake: 0, pick: { token: 't', action: 'stand' } });
    expect(at('#message').className).toBe('won');
    expect(document.activeElement?.id).toBe('spin');
  });
});
