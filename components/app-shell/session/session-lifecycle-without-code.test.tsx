import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { SessionLifecycle } from './session-lifecycle';

vi.mock('@/lib/session/read-info', () => {
  throw new Error('Failed to load chunk /_next/static/chunks/a.js');
});

const call = platformCalls();

it('R-SESS-01 does not wait where the code that reads the response does not come', async () => {
  call.mockReturnValue({ uid: 7 });
  render(<SessionLifecycle />);
  await waitFor(() => expect(useSession.getState().status).toBe('unreachable'));
});
