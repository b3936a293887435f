import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';

const reloadAfter = vi.hoisted(() => vi.fn());
vi.mock('@/lib/browser/chunk-reload', () => ({ reloadAfter }));

const Balance = ({ sum }: { sum: string }) => <p>{sum}</p>;

it('a part is rendered when its code is there', async () => {
  const Part = lazyPart(() => Promise.resolve(Balance));
  render(
    <Suspense>
      <Part sum="5 EUR" />
    </Suspense>,
  );
  expect(await screen.findByText('5 EUR')).toBeInTheDocument();
  expect(reloadAfter).not.toHaveBeenCalled();
});

it('R-ERR-13 a part whose code does not come leaves the rest of the page as it is', async () => {
  const lost = new Error('Failed to load chunk');
  const Part = lazyPart<{ sum: string }>(() => Promise.reject(lost));
  render(
    <>
      <p>The page</p>
      <Suspense fallback="…">
        <Part sum="5 EUR" />
      </Suspense>
    </>,
  );
  await waitFor(() => expect(reloadAfter).toHaveBeenCalledExactlyOnceWith(lost));
  await waitFor(() => expect(screen.queryByText('…')).not.toBeInTheDocument());
  expect(screen.getByText('The page')).toBeInTheDocument();
});
