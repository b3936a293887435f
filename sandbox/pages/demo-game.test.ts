import { beforeEach, describe, expect, it } from 'vitest';
import { readBalances } from '../world/ledger';
import type { World } from '../world/world';
import { testWorld } from '../platform/test-player';
import { GAMES } from '../world/seed/game-list';
import { gamePlayResponse, gameRoundResponse, type GameCall } from './demo-game';
import { STAKES } from './games/rules';
import { lineWins, LINES, machineMotifs, returnToPlayer } from './slot-machine';

const SLOT = GAMES.find((game) => game.type === 'slot')?.sysname ?? '';
const LIVE = GAMES.find((game) => game.type === 'live')?.sysname ?? '';
const DEMO_UID = 1001;

let world: World;

beforeEach(() => {
  ({ world } = testWorld());
});

function call(change: Partial<GameCall> = {}, body?: unknown): GameCall {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const request = new Request(`http://platform.test/platform/game/${SLOT}/play`, init);
  return { world, sysname: SLOT, mode: 'demo', locale: 'en', uid: 0, request, ...change };
}

describe('the game document', () => {
  it('R-GAME-08 opens in both languages with its controls named', async () => {
    const english = await gamePlayResponse(call()).text();
    expect(english).toContain('id="balance"');
    expect(english).toContain('id="win"');
    expect(english).toContain('>Spin</button>');
    expect(await gamePlayResponse(call({ locale: 'fr' })).text()).toContain('>Lancer</button>');
  });

  it('refuses a guest real play, an unknown game and the demo of a live game', () => {
    const statuses = [call({ mode: 'real' }), call({ sysname: 'nobody' }), call({ sysname: LIVE })].map(
      (made) => gamePlayResponse(made).status,
    );
    expect(statuses).toEqual([403, 404, 404]);
    expect(gamePlayResponse(call({ sysname: LIVE, mode: 'real', uid: DEMO_UID })).status).toBe(200);
  });

  it('carries only messages to its own origin and no address outside', async () => {
    const page = await gamePlayResponse(call()).text();
    expect(page).toContain('parent.postMessage({ type, sysname: setup.sysname }, location.origin)');
    expect(page.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:\/\//);
  });

  it('leaves a balance that a wallet keeps to the page around it, and shows the play money of a guest', async () => {
    expect(await gamePlayResponse(call()).text()).not.toContain('money ledger');
    expect(await gamePlayResponse(call({ uid: DEMO_UID })).text()).toContain('money ledger');
  });

  it('is dark in both looks of the site', async () => {
    expect(await gamePlayResponse(call()).text()).not.toContain('prefers-color-scheme');
  });

  it('has a script that is valid', async () => {
    const page = await gamePlayResponse(call({ mode: 'real', uid: DEMO_UID })).text();
    const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
    expect(() => new Function(script)).not.toThrow();
  });
});

describe('a round', () => {
  it('moves real money by stake and win and returns the new balance', async () => {
    const before = readBalances(world, DEMO_UID).main.minor;
    const response = await gameRoundResponse(call({ uid: DEMO_UID }, { mode: 'real', stake: 100 }));
    const { win, balance, grid } = (await response.json()) as {
      win: number;
      balance: number;
      grid: number[][];
    };
    expect(response.status).toBe(200);
    expect(balance).toBe(before - 100 + win);
    expect(readBalances(world, DEMO_UID).main.minor).toBe(balance);
    expect(grid.map((reel) => reel.length)).toEqual([3, 3, 3, 3, 3]);
  });

  it('R-GAME-15 uses the fun wallet of a player and leaves a guest to the page', async () => {
    const main = readBalances(world, DEMO_UID).main.minor;
    const signedIn = await gameRoundResponse(call({ uid: DEMO_UID }, { mode: 'demo', stake: 200 }));
    expect(readBalances(world, DEMO_UID).main.minor).toBe(main);
    expect(((await signedIn.json()) as { balance: number }).balance).toBe(
      readBalances(world, DEMO_UID).fun.minor,
    );
    const guest = await gameRoundResponse(call({}, { mode: 'demo', stake: 200 }));
    expect(await guest.json()).toMatchObject({ balance: null, round_id: null });
  });

  it('refuses guests with real money, odd stakes and foreign bodies', async () => {
    const status = async (made: GameCall) => (await gameRoundResponse(made)).status;
    expect(await status(call({}, { mode: 'real', stake: 100 }))).toBe(403);
    for (const body of [
      { mode: 'demo', stake: 7 },
      { mode: 'demo', stake: -100 },
      { mode: 'x', stake: 100 },
      'x',
    ]) {
      expect(await status(call({ uid: DEMO_UID }, body))).toBe(400);
    }
    const plain = new Request('http://platform.test/', {
      method: 'POST',
      body: '{"mode":"demo","stake":100}',
    });
    expect(await status(call({ request: plain }))).toBe(400);
  });

  it('takes nothing when the money is short', async () => {
    world.db
      .prepare("update wallets set minor = 30 where uid = ? and wallet in ('main', 'bonus')")
      .run(DEMO_UID);
    const response = await gameRoundResponse(call({ uid: DEMO_UID }, { mode: 'real', stake: 100 }));
    expect([response.status, await response.json()]).toEqual([409, { error: 'insufficient_funds' }]);
    expect(readBalances(world, DEMO_UID).main.minor).toBe(30);
  });
});

describe('the machine', () => {
  it('returns about 95 % of all stakes', () => {
    expect(returnToPlayer()).toBeGreaterThan(0.94);
    expect(returnToPlayer()).toBeLessThan(0.96);
  });

  it('pays a line from the left only, by its length', () => {
    const grid = [
      [7, 0, 1],
      [6, 0, 2],
      [5, 0, 3],
      [4, 6, 4],
      [3, 0, 5],
    ];
    expect(lineWins(grid, 100)).toEqual([{ line: 0, symbol: 0, length: 3, win: 1500 }]);
    expect(
      lineWins(
        [
          [1, 2, 3],
          [4, 5, 6],
          [1, 2, 3],
          [1, 2, 3],
          [1, 2, 3],
        ],
        100,
      ),
    ).toEqual([]);
  });

  it('has stakes that divide by the lines and eight different symbols for every game', () => {
    expect(STAKES.every((stake) => stake % LINES.length === 0)).toBe(true);
    expect(GAMES.every((game) => new Set(machineMotifs(game)).size === 8)).toBe(true);
  });
});
