import type { ContentRecord } from '../content-value';

export function metaDataTool(): ContentRecord {
  return {
    items: [
      { name: 'site-verification', content: 'aurelia-4f7c1e9b2d' },
      { name: 'rating', content: 'adult' },
    ],
  };
}
