import { expect, it } from 'vitest';
import { dropDraft, forgetDrafts, keepDraft, readDraft } from './drafts';

it('a form that was left keeps what was typed until it is sent or the player goes', () => {
  expect(readDraft('profile')).toBeNull();
  keepDraft('profile', { city: 'Rouen' });
  keepDraft('contact', { phone: '1' });
  expect(readDraft('profile')).toEqual({ city: 'Rouen' });
  dropDraft('profile');
  expect([readDraft('profile'), readDraft('contact')]).toEqual([null, { phone: '1' }]);
  forgetDrafts();
  expect(readDraft('contact')).toBeNull();
});
