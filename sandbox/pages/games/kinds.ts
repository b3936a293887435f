import type { SeedGame } from '../../world/seed/game-list';
import { SLOT } from '../slot-machine';
import { slotStage } from '../slot-stage';
import { blackjackStage } from './blackjack-stage';
import { baccaratStage, pokerStage } from './card-stages';
import { crashStage } from './crash-stage';
import { plinkoStage } from './plinko-stage';
import { CRASH, KENO, MINES, PENALTY, PLINKO } from './quick-rules';
import type { Rules } from './rules';
import type { MakeStage } from './stage';
import { BACCARAT, BIG_WHEEL, CRAPS, POKER, ROULETTE, SIC_BO } from './table-rules';
import { bigWheelStage, crapsStage, rouletteStage, sicBoStage } from './table-stages';
import { kenoStage, minesStage, penaltyStage } from './tiles-stage';

export interface GameKind {
  makeStage: MakeStage;
  /** Null for blackjack, whose rounds take several calls. */
  rules: Rules | null;
}

const SLOT_KIND: GameKind = { makeStage: slotStage, rules: SLOT };
const CRASH_KIND: GameKind = { makeStage: crashStage, rules: CRASH };
const ROULETTE_KIND: GameKind = { makeStage: rouletteStage, rules: ROULETTE };
const BACCARAT_KIND: GameKind = { makeStage: baccaratStage, rules: BACCARAT };
const BLACKJACK_KIND: GameKind = { makeStage: blackjackStage, rules: null };

/** By the family of a game, which is the theme of its picture. */
const KINDS = new Map<string, GameKind>([
  ['crash', CRASH_KIND],
  ['plane', CRASH_KIND],
  ['plinko', { makeStage: plinkoStage, rules: PLINKO }],
  ['mines', { makeStage: minesStage, rules: MINES }],
  ['keno', { makeStage: kenoStage, rules: KENO }],
  ['football', { makeStage: penaltyStage, rules: PENALTY }],
  ['live-roulette', ROULETTE_KIND],
  ['roulette', ROULETTE_KIND],
  ['live-baccarat', BACCARAT_KIND],
  ['baccarat', BACCARAT_KIND],
  ['live-blackjack', BLACKJACK_KIND],
  ['blackjack', BLACKJACK_KIND],
  ['live-show', { makeStage: bigWheelStage, rules: BIG_WHEEL }],
  ['live-dice', { makeStage: sicBoStage, rules: SIC_BO }],
  ['craps', { makeStage: crapsStage, rules: CRAPS }],
  ['poker', { makeStage: pokerStage, rules: POKER }],
]);

/** What a game is: the one its name and picture promise, for all others a slot machine. */
export function kindOf({ theme }: SeedGame): GameKind {
  return KINDS.get(theme) ?? SLOT_KIND;
}
