import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./visit-runtime', () => ({ VisitRuntime: () => <p>Consent bar</p> }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

async function openAndPress(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  vi.resetModules();
  const { VisitLoader } = await import('./visit-loader');
  render(<VisitLoader />);
  await pass(200);
  window.dispatchEvent(new Event('pointerdown'));
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isLoaded = () => screen.queryByText('Consent bar') !== null;

it('leaves the connection to what the first press opens, and loads a second later', async () => {
  await openAndPress('/');
  await pass(900);
  expect(isLoaded()).toBe(false);
  await pass(400);
  expect(isLoaded()).toBe(true);
});

it('R-TRACK-01, R-TRACK-02 loads at once where a campaign is to be reported', async () => {
  await openAndPress('/?trackId=7');
  expect(isLoaded()).toBe(true);
});
