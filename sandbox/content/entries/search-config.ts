import type { ContentRecord } from '../content-value';

/** Words of game names, which are the same in every language. */
const POPULAR_QUERIES = ['book', 'fruit', 'dragon', 'gold', 'pirate', 'roulette'];

export function searchConfig(): ContentRecord {
  return { minLength: 2, popularQueries: POPULAR_QUERIES, recommendedSysnames: [] };
}
