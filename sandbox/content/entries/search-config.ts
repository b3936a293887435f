import type { ContentRecord } from '../content-value';

/** Words of game names, which are the same in every language. */
const POPULAR_QUERIES = ['Book', 'Fruit', 'Dragon', 'Gold', 'Pirate', 'Roulette'];

export function searchConfig(): ContentRecord {
  return { minLength: 2, popularQueries: POPULAR_QUERIES, recommendedSysnames: [] };
}
