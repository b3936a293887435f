import { act, renderHook, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../../tests/support/platform-failure';
import { useChat } from './use-chat';

const call = platformCalls();
const NO_CHAT = { kind: null, config: {} };
const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en">{children}</NextIntlClientProvider>
);

let said: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  call.mockReset();
  said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  useSession.getState().setGuest();
});

it('R-SUP-02: a failed read of the chat is repeated on the next page, one that succeeded is not', async () => {
  call.mockRejectedValueOnce(platformFailure('InternalServerErrorException'));
  call.mockResolvedValue({ kind: 'verbox', config: { id: '1' }, identity: null });
  const { result, rerender } = renderHook((path: string) => useChat(NO_CHAT, path), {
    initialProps: '/',
    wrapper,
  });
  await waitFor(() => expect(said).toHaveBeenCalled());
  await act(async () => undefined);
  expect(result.current).toBe(false);
  rerender('/offers');
  await waitFor(() => expect(result.current).toBe(true));
  rerender('/cashback');
  await act(async () => undefined);
  expect(call).toHaveBeenCalledTimes(2);
});
