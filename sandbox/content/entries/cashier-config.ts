import type { ContentRecord } from '../content-value';

const PRESETS = [
  { currency: 'EUR', amount: [{ value: 20 }, { value: 50 }, { value: 100 }, { value: 200 }] },
  { currency: 'USD', amount: [{ value: 20 }, { value: 50 }, { value: 100 }, { value: 200 }] },
];

export function cashierConfig(): ContentRecord {
  return {
    depositViewMode: 'container',
    depositAmountPresets: PRESETS,
    historyPageSize: 4,
    recentItems: 4,
  };
}
