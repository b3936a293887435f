import { expect, it } from 'vitest';
import { chatSettings } from './schema';

it('R-SUP-02 the ids of a player in the chat may come as numbers', () => {
  const identity = { external_id: 1001, name: 'Ann', email: null, restore_id: 7 };
  expect(chatSettings.parse({ kind: 'liveChat', config: {}, identity }).identity).toEqual({
    ...identity,
    external_id: '1001',
    restore_id: '7',
  });
});
