import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../games.test-support';
import { DemoModeDialog } from './demo-mode-dialog';

describe('DemoModeDialog (R-GAME-15)', () => {
  it.each([
    ['en', 'Play the demo', 'demo'],
    ['en', 'Play for real', 'real'],
    ['fr', 'Jouer en démo', 'demo'],
    ['fr', 'Jouer en réel', 'real'],
  ] as const)('%s: %s closes with %s', async (locale, button, result) => {
    const close = vi.fn();
    const { user } = show(<DemoModeDialog name="Book" close={close} />, locale);
    expect(screen.getByText(/Book/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: button }));
    expect(close).toHaveBeenCalledWith(result);
  });
});
