import { BEAST_MOTIFS } from './motifs-beasts';
import { FLIGHT_MOTIFS } from './motifs-flight';
import { GARDEN_MOTIFS } from './motifs-garden';
import { MYTH_MOTIFS } from './motifs-myth';
import { PARTY_MOTIFS } from './motifs-party';
import { SHOP_MOTIFS } from './motifs-shop';
import { TABLE_MOTIFS } from './motifs-table';
import { TREASURE_MOTIFS } from './motifs-treasure';
import { WONDER_MOTIFS } from './motifs-wonder';

const ALL: Readonly<Record<string, () => string>> = {
  ...MYTH_MOTIFS,
  ...GARDEN_MOTIFS,
  ...BEAST_MOTIFS,
  ...TREASURE_MOTIFS,
  ...TABLE_MOTIFS,
  ...FLIGHT_MOTIFS,
  ...PARTY_MOTIFS,
  ...WONDER_MOTIFS,
  ...SHOP_MOTIFS,
};

/** Names of all symbols. */
export const MOTIF_NAMES: readonly string[] = Object.keys(ALL);

/** The symbol of that name in a square from -50 to 50; a star where there is none of that name. */
export function motif(name: string): string {
  return (ALL[name] ?? ALL['star'])?.() ?? '';
}
