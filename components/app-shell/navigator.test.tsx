import { render } from '@testing-library/react';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { useNavigation } from '@/stores/navigation';
import { Navigator } from './navigator';

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn(), prefetch: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

it('R-ERR-07: pushes pages of the site only; anything else is reported and the player stays', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  render(<Navigator />);
  act(() => useNavigation.getState().goTo('https://evil.test/x'));
  expect(router.push).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'Navigation failed: Navigating to an external URL is not allowed by default.',
  );
  act(() => useNavigation.getState().goTo('/offers'));
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/offers');
  warn.mockRestore();
});
