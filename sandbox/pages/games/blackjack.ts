import { randomUUID } from 'node:crypto';
import { payRound, playRound } from '../../world/ledger';
import type { World } from '../../world/world';
import { blackjackPoints, dealer, type Card } from './cards';
import { chosen, payout, type RandomInt } from './rules';
import { betsOf, sumOf } from './table-rules';

/** So many hands are kept that are not over; the oldest gives way. A hand that is left stands as it is, and is paid. */
const MOST_HELD = 500;

interface Hand {
  uid: number;
  sysname: string;
  stake: number;
  /** Null for a guest, whose money is the page's own. */
  roundId: number | null;
  deal: () => Card;
  player: Card[];
  dealer: Card[];
}

/** A call of the page: a new hand with its chips (`{ bets: { hand } }`), or `{ token, action }` for one that is held. */
export interface BlackjackCall {
  world: World;
  sysname: string;
  /** 0 for a guest. */
  uid: number;
  mode: 'real' | 'demo';
  /** Minor units. */
  stake: number;
  pick: unknown;
  randomInt: RandomInt;
}

const held = new WeakMap<World, Map<string, Hand>>();

function handsOf(world: World): Map<string, Hand> {
  const hands = held.get(world) ?? new Map<string, Hand>();
  held.set(world, hands);
  return hands;
}

/**
 * Deals a hand, whose stake is taken at once, or goes on with one: the response's body, with `token` while it is not over,
 * `win` and `balance` in minor units (null for a guest). Null where there is no such hand or stake. Throws as `playRound`.
 */
export function playBlackjack(call: BlackjackCall): Record<string, unknown> | null {
  const action = chosen(call.pick, 'action', ['hit', 'stand'] as const);
  return action === null ? dealHand(call) : goOn(call, action);
}

function dealHand({
  world,
  sysname,
  uid,
  mode,
  stake,
  pick,
  randomInt,
}: BlackjackCall): Record<string, unknown> | null {
  const bets = betsOf(pick, ['hand']);
  if (bets === null || bets.size === 0 || sumOf(bets) !== stake) return null;
  leaveHands(world, { uid, sysname });
  const played = uid === 0 ? null : playRound(world, { uid, gameSysname: sysname, mode, stake, win: 0 });
  const deal = dealer(6, randomInt);
  const [player, bank] = [
    [deal(), deal()],
    [deal(), deal()],
  ];
  const hand: Hand = { uid, sysname, stake, roundId: played?.roundId ?? null, deal, player, dealer: bank };
  if (blackjackPoints(player) === 21) return finish(world, hand);
  const token = randomUUID();
  handsOf(world).set(token, hand);
  return { ...view(hand), token };
}

/** Ends the hands a player has left, as one that stands: those of the same game, and the oldest where there are too many. */
function leaveHands(world: World, { uid, sysname }: { uid: number; sysname: string }): void {
  const hands = handsOf(world);
  const [oldest] = hands.size >= MOST_HELD ? hands.keys() : [];
  for (const [token, hand] of hands) {
    const isOwn = uid !== 0 && hand.uid === uid && hand.sysname === sysname;
    if (!isOwn && token !== oldest) continue;
    hands.delete(token);
    finish(world, hand);
  }
}

function view({ player, dealer: bank }: Hand): Record<string, unknown> {
  const shown = bank.slice(0, 1);
  return {
    player,
    dealer: shown,
    points: { player: blackjackPoints(player), dealer: blackjackPoints(shown) },
    isOver: false,
    win: 0,
  };
}

function goOn(
  { world, sysname, uid, pick }: BlackjackCall,
  action: 'hit' | 'stand',
): Record<string, unknown> | null {
  const hands = handsOf(world);
  const token = chosen(pick, 'token', [...hands.keys()]);
  const hand = token === null ? undefined : hands.get(token);
  if (token === null || hand?.uid !== uid || hand.sysname !== sysname) return null;
  if (action === 'hit') hand.player.push(hand.deal());
  if (action === 'hit' && blackjackPoints(hand.player) < 21) {
    return { ...view(hand), token };
  }
  hands.delete(token);
  return finish(world, hand);
}

/** The dealer draws to 17, unless the player is over 21 or has a blackjack, and the hand is paid. */
function finish(world: World, hand: Hand): Record<string, unknown> {
  const { player, dealer: bank, roundId, uid } = hand;
  const isOut = blackjackPoints(player) > 21 || isNatural(player);
  while (!isOut && blackjackPoints(bank) < 17) bank.push(hand.deal());
  const win = payout(hand.stake, blackjackPay(player, bank));
  const balance = roundId === null || uid === 0 ? null : payRound(world, roundId, win);
  const points = { player: blackjackPoints(player), dealer: blackjackPoints(bank) };
  return {
    player,
    dealer: bank,
    points,
    isOver: true,
    isNatural: isNatural(player),
    win,
    balance,
    round_id: roundId,
  };
}

const isNatural = (hand: readonly Card[]) => hand.length === 2 && blackjackPoints(hand) === 21;

/** What a finished hand pays with its stake, in hundredths: a blackjack of two cards three to two, a tie the stake. */
export function blackjackPay(player: readonly Card[], bank: readonly Card[]): number {
  const [own, other] = [blackjackPoints(player), blackjackPoints(bank)];
  if (own > 21) return 0;
  if (isNatural(player) !== isNatural(bank)) return isNatural(player) ? 250 : 0;
  if (own === other) return 100;
  return other > 21 || own > other ? 200 : 0;
}
