import type { ContentRecord } from '../content-value';

export function gamesConfig(): ContentRecord {
  return {
    types: ['all', 'casino', 'slot', 'live', 'fast'],
    playUrl: '/platform/game/{sysname}/play',
    pageSize: 15,
    hiddenCategories: [],
  };
}
