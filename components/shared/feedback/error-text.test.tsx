import { expect, it, vi } from 'vitest';
import { errorText } from './error-text';

vi.mock('@/i18n/messages/en/errors.json', () => {
  throw new Error('Failed to load chunk');
});

it('R-ERR-16 a failure is shown even where its texts cannot be fetched', async () => {
  document.documentElement.lang = 'en';
  expect(await errorText('UnknownErrorException')).toContain('No connection to the site');
});
