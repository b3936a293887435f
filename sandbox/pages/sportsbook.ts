import { z } from 'zod';
import { PlatformFault, type SandboxLocale } from '../platform/method';
import { uidOfRequest } from '../platform/session';
import { readBalances } from '../world/ledger';
import { parseMinor, toAmount } from '../world/money';
import {
  findMatch,
  halfTimeOf,
  lineOf,
  matchesAt,
  minuteOf,
  resultsAt,
  scoreAt,
  type Match,
  type Score,
} from '../world/sports';
import { marketIdOf, marketsAt, oddsAt } from '../world/sports-markets';
import { betsOf, placeBet, settleBets, type SportsBet } from '../world/sports-bets';
import type { World } from '../world/world';

const SHOWN_BETS = 20;
const SHOWN_RESULTS = 4;
/** Matches read with all their markets at once: the open one and that of the slip. */
const MOST_OPENED = 2;
/** What stands on the board itself. */
const BOARD_MARKETS = ['result', 'total'];
/** What is shown to a guest, who has no currency yet. */
const GUEST_CURRENCY = 'EUR';
/** The smallest stake, in minor units of any currency. */
const LEAST_STAKE = 10;

const betSchema = z.object({
  match: z.number().int(),
  outcome: z.string().max(40),
  /** Main units, as typed. */
  stake: z.string(),
  /** Hundredths, as the player saw them. */
  odds: z.number().int().min(101),
  wallet: z.enum(['main', 'betting_bonus']),
});

/**
 * `GET /platform/betting/board`: matches with score, odds and the number of further markets, those of `match` (an id,
 * twice at most) with all markets, the last results, the smallest stake in main units of `currency`, and for a player the
 * bets and what there is to stake. Bets that are over are paid first.
 */
export function boardResponse(world: World, request: Request, locale: SandboxLocale): Response {
  const uid = uidOfRequest(world, request);
  const now = world.clock.now();
  if (uid > 0) settleBets(world, uid);
  const currency = uid > 0 ? readBalances(world, uid).main.currency : GUEST_CURRENCY;
  return json({
    currency,
    least: toAmount(LEAST_STAKE, currency).amount,
    matches: matchesAt(now).map((match) => matchView(match, now, locale)),
    opened: openedBy(request).map((match) => openedView(match, now, locale)),
    results: resultsAt(now, SHOWN_RESULTS).map((match) => matchView(match, match.endsAt, locale)),
    bets: uid > 0 ? betsOf(world, uid, SHOWN_BETS).map((bet) => betView(bet, locale)) : [],
    purse: uid > 0 ? purseView(world, uid) : null,
  });
}

/**
 * `POST /platform/betting/bet` with JSON: a bet at the odds the player saw or better; returns the odds taken. Errors:
 * 400 `invalid`, 403 `guest`, 409 `closed`, `odds` or `insufficient_funds`.
 */
export async function betResponse(world: World, request: Request): Promise<Response> {
  const uid = uidOfRequest(world, request);
  if (uid === 0) return json({ error: 'guest' }, 403);
  const isJson = request.headers.get('Content-Type')?.startsWith('application/json') === true;
  const parsed = betSchema.safeParse(isJson ? await request.json().catch(() => null) : null);
  if (!parsed.success) return json({ error: 'invalid' }, 400);
  const { outcome, odds, wallet } = parsed.data;
  const match = findMatch(parsed.data.match);
  const stake = parseMinor(parsed.data.stake, readBalances(world, uid).main.currency);
  if (match === undefined || stake === null || stake < LEAST_STAKE) return json({ error: 'invalid' }, 400);
  try {
    const bet = placeBet(world, { uid, match, outcome, stake, odds, wallet });
    return json({ ...bet, purse: purseView(world, uid) });
  } catch (fault) {
    if (!(fault instanceof PlatformFault)) throw fault;
    return json({ error: refusalOf(fault) }, 409);
  }
}

function refusalOf(fault: PlatformFault): 'closed' | 'odds' | 'insufficient_funds' {
  const fields = fault.errorData ?? {};
  if ('match' in fields) return 'closed';
  return 'odds' in fields ? 'odds' : 'insufficient_funds';
}

interface MatchView {
  id: number;
  sport: string;
  league: string;
  home: string;
  away: string;
  /** 0 once it is played. */
  startsInSeconds: number;
  /** Of the match's own clock; null before it, as the score is. */
  minute: number | null;
  score: Score | null;
  line: number;
  /** Hundredths, by outcome. */
  odds: Record<string, number>;
  /** Markets beside those of the board. */
  more: number;
}

function openedBy(request: Request): Match[] {
  const ids = new Set(new URL(request.url).searchParams.getAll('match').map(Number));
  return [...ids].slice(0, MOST_OPENED).flatMap((id) => findMatch(id) ?? []);
}

function matchView(match: Match, now: number, locale: SandboxLocale): MatchView {
  const isLive = now >= match.startsAt;
  const line = lineOf(match);
  const odds = oddsAt(match, now);
  const shown = ['home', 'draw', 'away', `over:${line}`, `under:${line}`];
  return {
    id: match.id,
    sport: match.league.sport,
    league: match.league.name[locale],
    home: match.home,
    away: match.away,
    startsInSeconds: isLive ? 0 : Math.ceil((match.startsAt - now) / 1000),
    minute: isLive ? minuteOf(match, now) : null,
    score: isLive ? scoreAt(match, now) : null,
    line,
    odds: Object.fromEntries([...odds].filter(([outcome]) => shown.includes(outcome))),
    more: marketsAt(match, now).filter(({ id }) => !BOARD_MARKETS.includes(id)).length,
  };
}

/** A match with all its markets, their outcomes in order, and the odds of all of them. */
function openedView(match: Match, now: number, locale: SandboxLocale): unknown {
  const halfTime = halfTimeOf(match);
  return {
    ...matchView(match, now, locale),
    isOver: now >= match.endsAt,
    minutes: match.league.minutes,
    halfTime: now >= halfTime ? scoreAt(match, halfTime) : null,
    odds: Object.fromEntries(oddsAt(match, now)),
    markets: marketsAt(match, now).map(({ id, group, outcomes }) => ({
      id,
      group,
      outcomes: outcomes.map(({ outcome }) => outcome),
    })),
  };
}

function betView(bet: SportsBet, locale: SandboxLocale): unknown {
  const match = findMatch(bet.match_id);
  return {
    id: bet.id,
    title: bet.title,
    league: match?.league.name[locale] ?? '',
    outcome: bet.outcome,
    market: marketIdOf(bet.outcome),
    sport: match?.league.sport ?? '',
    home: match?.home ?? '',
    away: match?.away ?? '',
    odds: bet.odds,
    status: bet.status,
    isBonus: bet.wallet === 'betting_bonus',
    stake: toAmount(bet.stake, bet.currency),
    win: toAmount(bet.win, bet.currency),
  };
}

function purseView(world: World, uid: number): unknown {
  const { main, betting_bonus: bonus } = readBalances(world, uid);
  return { main: toAmount(main.minor, main.currency), bonus: toAmount(bonus.minor, bonus.currency) };
}

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}
