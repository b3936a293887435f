import { SPORTS_TABLES } from '../sports-bets';
import type { World } from '../world';
import { CATALOGUE_TABLES, seedCatalogue } from './catalogue';
import { PLAYER_TABLES, seedPlayers } from './players';

/** All tables of the world. Order matters only for foreign keys. */
export const TABLES = [CATALOGUE_TABLES, PLAYER_TABLES, SPORTS_TABLES].join('\n');

/** Fills an empty world: first what the house offers, then who plays there. */
export function seedWorld(world: World): void {
  seedCatalogue(world);
  seedPlayers(world);
}
