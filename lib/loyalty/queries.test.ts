// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { platformCalls } from '@/tests/support/platform-calls';
import { settingsCalls } from '@/tests/support/settings-calls';
import { loyaltyInfoQuery } from './queries';

const call = platformCalls();
const settings = settingsCalls();
document.documentElement.lang = 'fr';
const read = () => new QueryClient().fetchQuery(loyaltyInfoQuery);

beforeEach(() => {
  settings.mockReset();
  call.mockReset().mockReturnValue({ id: '1', is_active: true, points: 40, levels: [], uid: 7 });
});

it.each([
  ['on', { features: { loyalty: true } }],
  ['not known', null],
])('R-LOY-01: the membership is read where the switch of loyalty is %s', async (_, site) => {
  settings.mockReturnValue(site);
  expect(await read()).toMatchObject({ is_active: true, points: 40 });
  expect(settings).toHaveBeenCalledExactlyOnceWith('site', 'fr');
});

it('R-LOY-01: nobody has a membership where loyalty is switched off, and nothing is requested', async () => {
  settings.mockReturnValue({ features: { loyalty: false } });
  expect(await read()).toBeNull();
  expect(call).not.toHaveBeenCalled();
});
