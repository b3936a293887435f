import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../index';
import { createClock, type Clock } from '../world/clock';
import { readBalances } from '../world/ledger';
import { findMatch, lineOf, matchesAt, scoreAt } from '../world/sports';
import { marketsAt, oddsAt } from '../world/sports-markets';
import { decidedAt, isRight, type Outcome } from '../world/sports-outcomes';
import { firstRow } from '../world/sql';

const START = Date.parse('2025-06-15T12:01:00Z');
const DEMO = 1001;

let sandbox: Sandbox;
let clock: Clock;
let cookie = '';

beforeAll(() => {
  clock = createClock(() => START);
  sandbox = createSandbox({ database: ':memory:', clock, isControlEnabled: false });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  clock.set(null);
  sandbox.world.reset();
  const body = new FormData();
  body.append('login', 'demo@example.com');
  body.append('password', 'Demo1234');
  const response = await send('/api/auth.login', { method: 'POST', body });
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return sandbox.platform.fetch(new Request(`http://platform.test${path}`, init));
}

interface Board {
  matches: { id: number; home: string; score: object | null; odds: Record<Outcome, number>; more: number }[];
  opened: {
    id: number;
    isOver: boolean;
    odds: Record<Outcome, number>;
    markets: { outcomes: Outcome[] }[];
  }[];
  results: { id: number; score: object; odds: object }[];
  bets: { status: string; market: string; stake: { amount: number }; win: { amount: number } }[];
  purse: { main: { amount: number }; bonus: { amount: number } } | null;
}

async function board(as = cookie, query = ''): Promise<Board> {
  const response = await send(`/platform/betting/board?locale=en${query}`, { headers: { Cookie: as } });
  return (await response.json()) as Board;
}

function bet(wish: object, as = cookie): Promise<Response> {
  const headers = { Cookie: as, 'Content-Type': 'application/json' };
  return send('/platform/betting/bet', { method: 'POST', headers, body: JSON.stringify(wish) });
}

/** A live match and an outcome that wins there, or another one. */
function wager(isWinner: boolean, among: readonly Outcome[] = ['home', 'draw', 'away']) {
  const now = clock.now();
  const match = matchesAt(now).find(({ startsAt, endsAt }) => startsAt < now && endsAt > now + 60_000);
  if (!match) throw new Error('No live match');
  const odds = oddsAt(match, now);
  const outcome = among.find((one) => odds.has(one) && isRight(match, one) === isWinner);
  return { match: match.id, outcome, odds: odds.get(outcome ?? ''), stake: '10', wallet: 'main' } as const;
}

function endOf(id: number): number {
  return findMatch(id)?.endsAt ?? 0;
}

const main = () => readBalances(sandbox.world, DEMO).main.minor;

describe('the page', () => {
  it('has the light look of the site too', async () => {
    const page = await (await send('/platform/betting?locale=en')).text();
    expect(page).toContain(':root[data-light]');
  });
});

describe('matches', () => {
  it('have no team on the board twice at a time, and every team in its turn', () => {
    for (let slot = 0; slot < 288; slot += 1) {
      const shown = matchesAt(START + slot * 300_000);
      const playing = shown.flatMap(({ home, away, startsAt, endsAt }) =>
        [home, away].map((team) => ({ team, startsAt, endsAt })),
      );
      for (const { team, startsAt, endsAt } of playing) {
        const same = playing.filter((other) => other.team === team && other.startsAt !== startsAt);
        expect(same.every((other) => other.startsAt > endsAt || other.endsAt < startsAt)).toBe(true);
      }
      expect(new Set(playing.map(({ team }) => team)).size).toBeGreaterThan(0.9 * playing.length);
    }
  });

  it('are both played and coming at any time', async () => {
    const { matches, purse } = await board('');
    expect(matches.some(({ score }) => score !== null)).toBe(true);
    expect(matches.some(({ score }) => score === null)).toBe(true);
    expect(purse).toBeNull();
  });
});

describe('an opened match', () => {
  it('has all its markets, as many more as the board says', async () => {
    const { matches } = await board('');
    for (const { id, more, odds } of matches.slice(0, 6)) {
      const [opened] = (await board('', `&match=${id}`)).opened;
      const all = opened?.markets.flatMap(({ outcomes }) => outcomes) ?? [];
      const shown = opened?.markets.filter(
        ({ outcomes }) => !outcomes.some((one) => /^(home|over:.*)$/.test(one)),
      );
      expect(more).toBe(shown?.length);
      expect(opened?.odds).toMatchObject(odds);
      expect(all).toEqual(expect.arrayContaining(Object.keys(opened?.odds ?? {})));
    }
  });

  it('is told to be over, and what no match has is left out', async () => {
    const [last] = (await board('')).results;
    const { opened } = await board('', `&match=${last?.id}&match=x&match=1e99`);
    expect(opened).toEqual([expect.objectContaining({ id: last?.id, isOver: true, markets: [], odds: {} })]);
  });
});

describe('results', () => {
  it('are those of the matches that ended last, the latest first, and nobody bets on them', async () => {
    const { matches, results } = await board('');
    const ends = results.map(({ id }) => endOf(id));
    expect(results).toHaveLength(4);
    expect(ends).toEqual([...ends].sort((one, other) => other - one));
    expect(Math.max(...ends)).toBeLessThanOrEqual(START);
    // Every match before the first one of the board is over: none is missing between them.
    expect(results[0]?.id).toBe(Math.min(...matches.map(({ id }) => id)) - 1);
    for (const { id, score, odds } of results) {
      const match = findMatch(id);
      expect(score).toEqual(match && scoreAt(match, match.endsAt));
      expect(odds).toEqual({});
    }
  });
});

describe('bets', () => {
  it('take the stake, stand among the rounds played, and pay once when the match is over', async () => {
    const wish = wager(true);
    const before = main();
    expect((await bet(wish)).status).toBe(200);
    expect(main()).toBe(before - 1000);
    expect((await board()).bets[0]).toMatchObject({ status: 'open', stake: { amount: 10 } });

    clock.set(endOf(wish.match) + 1000);
    expect((await board()).bets[0]?.status).toBe('won');
    const { odds, win } = firstRow<{ odds: number; win: number }>(
      sandbox.world,
      'select odds, win from sports_bets order by id desc limit 1',
    ) ?? { odds: 0, win: 0 };
    expect(win).toBe(Math.round((1000 * odds) / 100));
    expect(main()).toBe(before - 1000 + win);
    await board();
    expect(main()).toBe(before - 1000 + win);
    const history = await send('/api/games.getHistory?count=1', { headers: { Cookie: cookie } });
    expect(await history.json()).toMatchObject({
      data: { items: [{ game: { sysname: 'sportsbook' }, bet: { amount: 10 }, win: { amount: win / 100 } }] },
    });
  });

  it('on the number of scores are paid by it', async () => {
    const match = matchesAt(START).find(({ startsAt }) => startsAt > START);
    const line = match ? lineOf(match) : 0;
    const outcome = match && isRight(match, `over:${line}`) ? `over:${line}` : `under:${line}`;
    const odds = match && oddsAt(match, START).get(outcome);
    expect((await bet({ ...wager(true), match: match?.id, outcome, odds })).status).toBe(200);
    clock.set(endOf(match?.id ?? 0) + 1000);
    expect((await board()).bets[0]).toMatchObject({ status: 'won', market: 'total' });
  });

  it('of every market are taken, and settled by the score alone', async () => {
    const match = matchesAt(START).find(
      ({ startsAt, league }) => startsAt > START && league.sport === 'football',
    );
    if (!match) throw new Error('No match to come');
    const outcomes = marketsAt(match, START).map((market) => market.outcomes[0]?.outcome ?? '');
    for (const outcome of outcomes) {
      const wish = {
        ...wager(true),
        match: match.id,
        outcome,
        odds: oddsAt(match, START).get(outcome),
        stake: '1',
      };
      expect((await bet(wish)).status, outcome).toBe(200);
    }
    clock.set(match.endsAt + 1000);
    const { bets } = await board();
    expect(bets.map(({ status }) => status).toReversed()).toEqual(
      outcomes.map((outcome) => (isRight(match, outcome) ? 'won' : 'lost')),
    );
    expect(new Set(bets.map(({ market }) => market)).size).toBe(outcomes.length);
  });

  it('on the first half are paid at half-time', async () => {
    const match = matchesAt(START).find(({ startsAt }) => startsAt > START);
    if (!match) throw new Error('No match to come');
    const outcome = 'half-home';
    await bet({ ...wager(true), match: match.id, outcome, odds: oddsAt(match, START).get(outcome) });
    clock.set(decidedAt(match, outcome) - 1000);
    expect((await board()).bets[0]?.status).toBe('open');
    clock.set(decidedAt(match, outcome) + 1000);
    expect((await board()).bets[0]?.status).toBe(isRight(match, outcome) ? 'won' : 'lost');
    expect(decidedAt(match, outcome)).toBeLessThan(match.endsAt);
  });

  it('that lose pay nothing', async () => {
    const wish = wager(false);
    const before = main();
    await bet(wish);
    clock.set(endOf(wish.match) + 1000);
    expect((await board()).bets[0]).toMatchObject({ status: 'lost', win: { amount: 0 } });
    expect(main()).toBe(before - 1000);
  });

  it('of a betting bonus win the profit alone, and use the bonus up', async () => {
    const wish = { ...wager(true), wallet: 'betting_bonus' };
    const before = main();
    expect((await bet(wish)).status).toBe(200);
    const sql = `select count(*) as n from bonuses where uid = ? and kind = 'betting' and status = 'active'`;
    expect(firstRow(sandbox.world, sql, DEMO)).toMatchObject({ n: 0 });
    clock.set(endOf(wish.match) + 1000);
    const { win } = (await board()).bets[0] ?? { win: { amount: 0 } };
    expect(win.amount).toBeCloseTo((10 * (wish.odds ?? 0)) / 100 - 10);
    expect(main()).toBe(before + Math.round(win.amount * 100));
  });

  it.each([
    ['a guest', {}, '', 403, 'guest'],
    ['a stake that is no number', { stake: 'ten' }, null, 400, 'invalid'],
    ['an unknown wallet', { wallet: 'fun' }, null, 400, 'invalid'],
    ['better odds than there are', { odds: 999_999 }, null, 409, 'odds'],
    ['more than there is', { stake: '99999' }, null, 409, 'insufficient_funds'],
    ['an outcome that no market has', { outcome: 'over:0.7' }, null, 409, 'closed'],
    ['a word that is no outcome', { outcome: '__proto__' }, null, 409, 'closed'],
    ['a match long over', { match: 100 }, null, 409, 'closed'],
  ])('refuse %s, and nothing moves', async (_what, change, as, status, error) => {
    const before = main();
    const response = await bet({ ...wager(true), ...change }, as ?? cookie);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error });
    expect(main()).toBe(before);
    expect((await board()).bets).toEqual([]);
  });
});

describe('the page', () => {
  it.each(['en', 'fr'])('comes in %s and is not for search engines', async (locale) => {
    const html = await (await send(`/platform/betting?locale=${locale}`)).text();
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain('noindex');
  });
});
