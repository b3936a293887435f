import { beforeEach, describe, expect, it } from 'vitest';
import { testWorld } from '../../platform/test-player';
import { readBalances } from '../../world/ledger';
import { GAMES, type SeedGame } from '../../world/seed/game-list';
import { QUICK_FAMILIES } from '../../world/seed/quick-families';
import { countRows } from '../../world/sql';
import type { World } from '../../world/world';
import { gamePlayResponse, gameRoundResponse } from '../demo-game';
import { kindOf } from './kinds';

const UID = 1001;
const ofTheme = (theme: string): SeedGame => {
  const game = GAMES.find((one) => one.theme === theme);
  if (!game) throw new Error(`No game of ${theme}`);
  return game;
};
const SLOT = kindOf(GAMES[0] ?? ofTheme('egypt'));
/** A round of each family: its stake and what is chosen. */
const PICKS: Record<string, [stake: number, pick: unknown]> = {
  'live-roulette': [200, { bets: { red: 200 } }],
  'live-blackjack': [200, { bets: { hand: 200 } }],
  'live-baccarat': [200, { bets: { player: 100, banker: 100 } }],
  'live-show': [200, { bets: { x2: 200 } }],
  'live-dice': [200, { bets: { small: 200 } }],
  roulette: [200, { bets: { n7: 200 } }],
  blackjack: [200, { bets: { hand: 200 } }],
  poker: [200, null],
  craps: [200, { bets: { seven: 200 } }],
  baccarat: [200, { bets: { tie: 200 } }],
  crash: [200, { target: 200 }],
  plane: [200, { target: 150 }],
  mines: [200, { mines: 3, tiles: [0, 12] }],
  plinko: [200, { risk: 'high' }],
  football: [200, { zone: [5], reach: 2 }],
  keno: [200, { numbers: [1, 2, 3] }],
};

let world: World;
beforeEach(() => {
  ({ world } = testWorld());
});

function call(
  game: SeedGame,
  change: { mode?: 'real' | 'demo'; uid?: number; locale?: 'en' | 'fr'; body?: unknown } = {},
) {
  const { mode = 'real', uid = UID, locale = 'en', body } = change;
  const init =
    body === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const request = new Request(`http://platform.test/platform/game/${game.sysname}/play`, init);
  return { world, sysname: game.sysname, mode, locale, uid, request };
}

describe('the kind of a game', () => {
  it('is what its name and picture promise: none of the families is a slot machine', () => {
    for (const { id } of QUICK_FAMILIES) expect(kindOf(ofTheme(id)), id).not.toBe(SLOT);
    expect(kindOf(ofTheme('plinko')).rules).not.toBe(kindOf(ofTheme('crash')).rules);
    expect(new Set(GAMES.filter(({ type }) => type === 'slot').map(kindOf))).toEqual(new Set([SLOT]));
  });
});

describe.each(QUICK_FAMILIES.map(({ id }) => id))('a game of %s', (theme) => {
  it.each(['en', 'fr'] as const)(
    'has a document whose script is valid and needs nothing from outside (%s)',
    async (locale) => {
      const page = await gamePlayResponse(call(ofTheme(theme), { locale })).text();
      const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
      expect(() => new Function(script)).not.toThrow();
      expect(page.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:\/\//);
      expect(page).toContain('role="status"');
      expect(page.split('<script>')[0]).not.toMatch(/undefined|\[object/);
      expect(page).not.toContain('id="reels"');
    },
  );

  it('moves the money of a round, and keeps it', async () => {
    const [stake, pick] = PICKS[theme] ?? [0, null];
    const before = readBalances(world, UID).main.minor;
    const response = await gameRoundResponse(call(ofTheme(theme), { body: { mode: 'real', stake, pick } }));
    expect(response.status).toBe(200);
    const { win } = (await response.json()) as { win: number };
    expect(readBalances(world, UID).main.minor).toBe(before - stake + win);
    const round = world.db
      .prepare('select game_sysname, stake, win from game_rounds order by id desc limit 1')
      .get();
    expect(round).toMatchObject({ game_sysname: ofTheme(theme).sysname, stake, win });
  });

  it('refuses what is no round of it, and takes nothing', async () => {
    const before = readBalances(world, UID).main.minor;
    for (const body of [
      { mode: 'real', stake: 7, pick: PICKS[theme]?.[1] },
      { mode: 'real', stake: -200, pick: PICKS[theme]?.[1] },
      { mode: 'real', stake: 200.5, pick: PICKS[theme]?.[1] },
    ]) {
      expect((await gameRoundResponse(call(ofTheme(theme), { body }))).status).toBe(400);
    }
    expect(readBalances(world, UID).main.minor).toBe(before);
  });
});

describe('a live game', () => {
  it('has a clock and no button for a round; others have the button alone', async () => {
    const live = await gamePlayResponse(call(ofTheme('live-roulette'))).text();
    expect(live).toContain('role="timer"');
    expect(live).toMatch(/id="spin" class="spin" hidden/);
    const table = await gamePlayResponse(call(ofTheme('roulette'))).text();
    expect(table).not.toContain('role="timer"');
    expect(table).toMatch(/id="spin" class="spin">/);
  });

  it('may be watched without a stake, which is no round', async () => {
    const before = readBalances(world, UID).main.minor;
    const count = () => countRows(world, 'select count(*) as n from game_rounds');
    const rounds = count();
    const response = await gameRoundResponse(
      call(ofTheme('live-roulette'), { body: { mode: 'real', stake: 0, pick: { bets: {} } } }),
    );
    expect(await response.json()).toMatchObject({ win: 0, balance: before, round_id: null });
    expect(count()).toBe(rounds);
  });
});
