import { beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '../../world/clock';
import { playRound } from '../../world/ledger';
import type { World } from '../../world/world';
import { fieldCode, testWorld, TestVisitor } from '../test-player';

interface Tournament {
  id: number;
  status: string;
  is_participant: boolean;
  description: Record<string, string>;
}

interface Place {
  position: number;
  fakename: string;
  points: number;
  prize: { amount: number } | null;
}

let world: World;
let clock: Clock;
let player: TestVisitor;

beforeEach(async () => {
  ({ world, clock } = testWorld());
  player = new TestVisitor(world);
  await player.login();
});

async function tournaments(visitor = player): Promise<Tournament[]> {
  return (await visitor.get('tournaments.get')).data.items as Tournament[];
}

const idOf = async (status: string) =>
  String((await tournaments()).find((tournament) => tournament.status === status)?.id);

async function board(id: string): Promise<Place[]> {
  const { data } = await player.get('leaderboard.get', { tournament_id: id, count: '500' });
  return data.items as Place[];
}

describe('tournaments', () => {
  it('R-TOUR-01 has running, coming and finished ones on any day', async () => {
    for (let day = 0; day < 30; day += 3) {
      const states = (await tournaments()).map(({ status }) => status);
      expect(new Set(states)).toEqual(new Set(['active', 'upcoming', 'finished']));
      clock.advance(3 * 86_400_000);
    }
  });

  it('R-TOUR-02 makes only this player a participant', async () => {
    const id = await idOf('active');
    expect((await player.post('tournaments.participate', { id })).data).toEqual({ result: 1 });
    const joined = (await tournaments()).filter((tournament) => tournament.is_participant);
    expect(joined.map((tournament) => String(tournament.id))).toEqual([id]);
    const others = await tournaments(new TestVisitor(world));
    expect(others.some((tournament) => tournament.is_participant)).toBe(false);
  });

  it('refuses a finished or unknown tournament', async () => {
    const finished = await player.post('tournaments.participate', { id: await idOf('finished') });
    expect(fieldCode(finished, 'id')).toBe('finished');
    expect(fieldCode(await player.post('tournaments.participate', { id: '7' }), 'id')).toBe('not_found');
  });

  it('R-JACK-04 ranks at least fifty, with prizes for the first forty', async () => {
    const places = await board(await idOf('active'));
    expect(places.length).toBeGreaterThanOrEqual(50);
    expect(places.map(({ position }) => position)).toEqual(places.map((_, index) => index + 1));
    expect(places.every((place, index) => place.points <= (places[index - 1]?.points ?? Infinity))).toBe(
      true,
    );
    expect(places[39]?.prize).not.toBeNull();
    expect(places[40]?.prize).toBeNull();
  });

  it('gives a participant a point per full euro staked on its games', async () => {
    const id = await idOf('active');
    await player.post('tournaments.participate', { id });
    const { data } = await player.get('games.get', {
      options: JSON.stringify({ tournament_id: Number(id) }),
    });
    const [game] = data.items as { sysname: string }[];
    clock.advance(1000);
    playRound(world, { uid: 1001, gameSysname: game?.sysname ?? '', mode: 'real', stake: 5550, win: 0 });
    playRound(world, { uid: 1001, gameSysname: 'elsewhere', mode: 'real', stake: 5000, win: 0 });
    expect((await board(id)).find(({ fakename }) => fakename === 'Lucky7')?.points).toBe(55);
  });

  it('returns the running tournament without an id and nobody before the start', async () => {
    expect((await player.get('leaderboard.get')).data.total).toBeGreaterThanOrEqual(50);
    expect(await board(await idOf('upcoming'))).toEqual([]);
    expect(fieldCode(await player.get('leaderboard.get', { tournament_id: '5' }), 'tournament_id')).toBe(
      'not_found',
    );
  });
});
