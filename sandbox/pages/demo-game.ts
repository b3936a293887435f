import { randomInt } from 'node:crypto';
import { PlatformFault, type SandboxLocale } from '../platform/method';
import { playRound, readBalances } from '../world/ledger';
import { findGame, type SeedGame } from '../world/seed/game-list';
import { toMinor } from '../world/money';
import type { World } from '../world/world';
import { gamePage, type GamePurse } from './demo-game-page';
import { GAME_TEXTS } from './demo-game-texts';
import { htmlPage } from './html';
import { playBlackjack } from './games/blackjack';
import { kindOf } from './games/kinds';

export interface GameCall {
  world: World;
  sysname: string;
  mode: 'real' | 'demo';
  locale: SandboxLocale;
  /** 0 for a guest. */
  uid: number;
  request: Request;
}

/** Play money of a guest, in main units; it lives in the open page only. */
const GUEST_FUN = 5000;

/**
 * The game document shown in the frame. A guest who requests real play gets HTTP 403, an unknown game or the demo of a
 * live game 404, each with a short page.
 */
export function gamePlayResponse({ world, sysname, mode, locale, uid }: GameCall): Response {
  const texts = GAME_TEXTS[locale];
  const game = findGame(sysname);
  if (game === undefined) return notice(locale, texts.unknownTitle, texts.unknownText, 404);
  if (mode === 'real' && uid === 0) return notice(locale, texts.guestTitle, texts.guestText, 403);
  if (mode === 'demo' && game.type === 'live')
    return notice(locale, texts.noDemoTitle, texts.noDemoText, 404);
  return new Response(gamePage({ game, mode, locale, purse: openPurse(world, uid, mode) }), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

function notice(locale: SandboxLocale, title: string, text: string, status: number): Response {
  return htmlPage(locale, title, `<h1>${title}</h1><p>${text}</p>`, { status });
}

/**
 * What the player has to play with: fun money in demo mode; else the main wallet, or the bonus one when that is empty.
 */
function openPurse(world: World, uid: number, mode: GameCall['mode']): GamePurse {
  if (uid === 0) return { minor: toMinor(GUEST_FUN, 'FUN'), currency: 'FUN', isPlayMoneyOfPage: true };
  const { main, bonus, fun } = readBalances(world, uid);
  if (mode === 'demo') return { ...fun, isPlayMoneyOfPage: false };
  return { ...(main.minor === 0 ? bonus : main), isPlayMoneyOfPage: false };
}

interface RoundRequest {
  mode: 'real' | 'demo';
  /** Minor units. */
  stake: number;
  /** What the player chose, as it came; the rules of the game read it. */
  pick: unknown;
}

async function readRound(request: Request): Promise<RoundRequest | null> {
  if (request.headers.get('Content-Type')?.startsWith('application/json') !== true) return null;
  return roundOf(await request.json().catch(() => null));
}

function roundOf(body: unknown): RoundRequest | null {
  if (typeof body !== 'object' || body === null || !('mode' in body) || !('stake' in body)) return null;
  const { mode, stake } = body;
  if ((mode !== 'real' && mode !== 'demo') || typeof stake !== 'number' || !Number.isSafeInteger(stake))
    return null;
  return { mode, stake, pick: 'pick' in body ? body.pick : null };
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store' } });
}

/**
 * One round, or a step of one: what comes is drawn here by the system's secure random, the money moved in the ledger, and
 * returned are what the game shows, `win` and `balance` (minor units; null for a guest, whose page keeps its own fun
 * money). Errors: 400 `invalid`, 403 `guest`, 404 `unknown_game`, 409 `insufficient_funds`.
 */
export async function gameRoundResponse(call: GameCall): Promise<Response> {
  const game = findGame(call.sysname);
  if (game === undefined) return refuse(404, 'unknown_game');
  const round = await readRound(call.request);
  if (round === null || (round.mode === 'demo' && game.type === 'live')) return refuse(400, 'invalid');
  if (round.mode === 'real' && call.uid === 0) return refuse(403, 'guest');
  try {
    const played = play(call, game, round);
    if (played === null) return refuse(400, 'invalid');
    return Response.json(played, { headers: { 'Cache-Control': 'no-store' } });
  } catch (fault) {
    if (fault instanceof PlatformFault) return refuse(409, 'insufficient_funds');
    throw fault;
  }
}

/** Draws the round and moves its money; a guest's round moves none, nor one that is only watched. */
function play(call: GameCall, game: SeedGame, round: RoundRequest): Record<string, unknown> | null {
  const { world, sysname, uid } = call;
  const { rules } = kindOf(game);
  if (rules === null) return playBlackjack({ world, sysname, uid, ...round, randomInt });
  const { mode, stake, pick } = round;
  const drawn = rules.draw(stake, pick, randomInt);
  if (drawn === null) return null;
  const { win, shown } = drawn;
  if (stake === 0)
    return { ...shown, win, balance: uid === 0 ? null : openPurse(world, uid, mode).minor, round_id: null };
  const played = uid === 0 ? null : playRound(world, { uid, gameSysname: sysname, mode, stake, win });
  return { ...shown, win, balance: played?.balance ?? null, round_id: played?.roundId ?? null };
}
