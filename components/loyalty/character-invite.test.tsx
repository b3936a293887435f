import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { freshPlayer, renderInteractive } from '../../tests/support/interactive';
import { CharacterInvite } from './character-invite';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/loyalty' }));

const opened = () => useDialogs.getState().stack.map(({ name, props }) => [name, props]);

beforeEach(() => {
  freshPlayer();
  useDialogs.setState({ stack: [] });
});

describe.each(['en', 'fr'] as const)('the row of characters on the loyalty page (%s)', (locale) => {
  const { loyalty } = catalogue[locale];
  const click = async (name: string) => {
    const { user } = renderInteractive(<CharacterInvite />, locale);
    await user.click(screen.getByRole('button', { name }));
  };

  it('R-LOY-06: leads a player to the choice', async () => {
    await click(loyalty.characters.choose);
    expect(opened()).toEqual([['loyaltyCharacter', {}]]);
  });

  it('R-LOY-06: leads a guest to the registration', async () => {
    useSession.getState().setGuest();
    await click(loyalty.characters.choose);
    expect(opened()).toEqual([['auth', { type: 'registration' }]]);
  });

  it('R-LOY-06: leads a player to the choice who clicked before it was known who is signed in', async () => {
    useSession.getState().reset();
    await click(loyalty.characters.choose);
    expect(opened()).toEqual([]);
    act(freshPlayer);
    await waitFor(() => expect(opened()).toEqual([['loyaltyCharacter', {}]]));
  });
});
