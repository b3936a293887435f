import { beforeEach, describe, expect, it } from 'vitest';
import { useHints } from './hints';

beforeEach(() => useHints.getState().reset());

describe('useHints', () => {
  it('keeps each closed hint once', () => {
    useHints.getState().close('registration');
    useHints.getState().close('registration');
    expect(useHints.getState().closed).toEqual(['registration']);
  });

  it('forgets everything of a player', () => {
    useHints.getState().markRegistered(7);
    useHints.getState().markConfirmationSent();
    useHints.getState().reset();
    expect(useHints.getState()).toMatchObject({ registeredUid: null, closed: [], isConfirmationSent: false });
  });
});
