import type { ContentRecord } from '../content-value';

export function gamesConfig(): ContentRecord {
  return {
    types: ['all', 'slot', 'live', 'casino', 'fast'],
    playUrl: '/platform/game/{sysname}/play',
    pageSize: 15,
    hiddenCategories: [],
  };
}
