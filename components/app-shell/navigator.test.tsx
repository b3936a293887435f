import { render } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useNavigation } from '@/stores/navigation';
import { spyOnLocation } from '@/tests/support/page-loads';
import { Navigator } from './navigator';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), refresh: vi.fn(), prefetch: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));
const isFramed = vi.hoisted(() => vi.fn(() => false));
vi.mock('@/lib/routing/needs-document', () => ({ needsDocument: isFramed }));

beforeEach(() => vi.clearAllMocks());

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

it('R-GUARD-10: another query of the page takes its place, so that Back leads to the page before', () => {
  isFramed.mockReturnValue(false);
  window.history.replaceState(null, '', '/game/zen-drop#real');
  render(<Navigator />);
  act(() => useNavigation.getState().goTo('/game/zen-drop?register=success'));
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/game/zen-drop?register=success');
  expect(router.push).not.toHaveBeenCalled();
});

it.each([
  ['in the page', false],
  ['in a frame', true],
])('R-MINI-05: reads the page again where the target is already open, %s', (_, isDocument) => {
  isFramed.mockReturnValue(isDocument);
  const reload = spyOnLocation('reload');
  window.history.replaceState(null, '', '/cashier/deposit?offer=3#sum');
  render(<Navigator />);
  act(() => useNavigation.getState().goTo('/cashier/deposit?offer=3#sum'));
  expect(router.refresh).toHaveBeenCalledTimes(isDocument ? 0 : 1);
  expect(reload).toHaveBeenCalledTimes(isDocument ? 1 : 0);
  expect(router.push).not.toHaveBeenCalled();
});
