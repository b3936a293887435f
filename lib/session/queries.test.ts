// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { platformCalls } from '@/tests/support/platform-calls';
import { generalInfoQuery } from './queries';

const call = platformCalls();

it('R-SESS-03: general info is read as the player sees it, and serves for ten minutes', async () => {
  call.mockReturnValue({ time_to_force_logout: 900 });
  const client = new QueryClient();
  expect(await client.fetchQuery(generalInfoQuery)).toMatchObject({ time_to_force_logout: 900 });
  await client.fetchQuery(generalInfoQuery);
  expect(call.mock.calls).toEqual([['metadata.getgeneralinfo', {}]]);
  expect(generalInfoQuery.queryKey).toEqual(['session', 'general-info']);
  expect(generalInfoQuery.staleTime).toBe(600_000);
});
