import { onlineManager, useMutation, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { platformFailure } from '../../../tests/support/platform-failure';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { QueryProvider } from './query-client';

afterEach(() => onlineManager.setOnline(true));

function Act({ send }: { send: () => Promise<void> }) {
  const { mutate, isError, isPaused } = useMutation({ mutationFn: send, meta: { errors: 'log' } });
  return <button onClick={() => mutate()}>{isPaused ? 'waits' : isError ? 'failed' : 'ready'}</button>;
}

it('an action without a connection fails at once, and is not sent by itself on reconnect', async () => {
  onlineManager.setOnline(false);
  const send = vi.fn(() => Promise.reject(platformFailure('NetworkFailure')));
  const { user } = renderWithTexts(
    <QueryProvider>
      <Act send={send} />
    </QueryProvider>,
    'en',
  );
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('failed'));
  onlineManager.setOnline(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(send).toHaveBeenCalledOnce();
});

function Read({ read }: { read: () => Promise<string> }) {
  const { data, isError } = useQuery({
    queryKey: ['a read without a connection'],
    queryFn: read,
    retry: false,
  });
  return <p>{isError ? 'failed' : data}</p>;
}

it('R-SHAPE-07: a read without a connection fails at once, and is repeated on reconnect', async () => {
  onlineManager.setOnline(false);
  const read = vi.fn(async () => 'there').mockRejectedValueOnce(platformFailure('NetworkFailure'));
  renderWithTexts(
    <QueryProvider>
      <Read read={read} />
    </QueryProvider>,
    'en',
  );
  expect(await screen.findByText('failed')).toBeInTheDocument();
  onlineManager.setOnline(true);
  expect(await screen.findByText('there')).toBeInTheDocument();
  expect(read).toHaveBeenCalledTimes(2);
});
