import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../index';
import { createClock, type Clock } from '../world/clock';
import { readBalances } from '../world/ledger';
import {
  findMatch,
  isRight,
  lineOf,
  matchesAt,
  oddsAt,
  OUTCOMES,
  scoreAt,
  type Outcome,
} from '../world/sports';
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
  matches: { id: number; home: string; score: object | null; odds: Partial<Record<Outcome, number>> }[];
  results: { id: number; score: object; odds: object }[];
  bets: { status: string; stake: { amount: number }; win: { amount: number } }[];
  purse: { main: { amount: number }; bonus: { amount: number } } | null;
}

async function board(as = cookie): Promise<Board> {
  return (await (
    await send('/platform/betting/board?locale=en', { headers: { Cookie: as } })
  ).json()) as Board;
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
  const outcome = among.find((one) => odds[one] && isRight(match, one) === isWinner);
  return { match: match.id, outcome, odds: odds[outcome ?? 'home'], stake: '10', wallet: 'main' } as const;
}

function endOf(id: number): number {
  return findMatch(id)?.endsAt ?? 0;
}

const MARKETS = [OUTCOMES.slice(0, 3), OUTCOMES.slice(3)];
const main = () => readBalances(sandbox.world, DEMO).main.minor;

describe('the page', () => {
  it('has the light look of the site too', async () => {
    const page = await (await send('/platform/betting?locale=en')).text();
    expect(page).toContain('@media (prefers-color-scheme:light)');
  });
});

describe('matches', () => {
  it('follow from their number alone: the same score and result whoever looks, odds that beat no house', () => {
    for (const match of matchesAt(START)) {
      expect(match.home).not.toBe(match.away);
      expect(scoreAt(match, START)).toEqual(scoreAt(match, START));
      const odds = oddsAt(match, START);
      for (const market of MARKETS) {
        const chances = market.flatMap((outcome) => 100 / (odds[outcome] ?? Infinity));
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeGreaterThan(0.98);
        expect(market.filter((outcome) => isRight(match, outcome))).toHaveLength(1);
      }
      if (!match.league.hasDraw) expect(isRight(match, 'draw')).toBe(false);
    }
  });

  it('take no bets on a line that the score has passed', () => {
    const played = Array.from({ length: 40 }, (_, slot) => matchesAt(START + slot * 300_000)[0]);
    const passed = played.filter((match) => match !== undefined).filter((match) => isRight(match, 'over'));
    expect(passed.length).toBeGreaterThan(5);
    for (const match of passed) {
      const { home, away } = scoreAt(match, match.endsAt - 1);
      const { over, under } = oddsAt(match, match.endsAt - 1);
      if (home + away > lineOf(match)) expect([over, under]).toEqual([undefined, undefined]);
      expect(oddsAt(match, match.startsAt)).toMatchObject({
        over: expect.any(Number),
        under: expect.any(Number),
      });
    }
  });

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
    const wish = wager(true, ['over', 'under']);
    expect((await bet(wish)).status).toBe(200);
    clock.set(endOf(wish.match) + 1000);
    expect((await board()).bets[0]?.status).toBe('won');
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
