import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../games.test-support';
import { SessionClock } from './session-clock';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each([
  ['en', 'Time played'],
  ['fr', 'Temps de jeu'],
] as const)('shows how long the game has been played (%s)', (locale, name) => {
  show(<SessionClock />, locale);
  const clock = screen.getByRole('timer', { name });
  expect(clock).toHaveTextContent('0:00');
  act(() => void vi.advanceTimersByTime(65_000));
  expect(clock).toHaveTextContent('1:05');
  act(() => void vi.advanceTimersByTime(3_600_000));
  expect(clock).toHaveTextContent('1:01:05');
});
