import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { user } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { ForPlayer } from './for-player';

beforeEach(() => useSession.getState().reset());

it('a place of the layout shows a player one content, and everybody else the other', () => {
  render(<ForPlayer otherwise={<p>Sign up</p>}>Deposit</ForPlayer>);
  expect(screen.getByText('Sign up')).toBeInTheDocument();
  act(() => useSession.getState().setUser(user.parse({ uid: 7 })));
  expect(screen.getByText('Deposit')).toBeInTheDocument();
  expect(screen.queryByText('Sign up')).not.toBeInTheDocument();
  act(() => useSession.getState().setGuest());
  expect(screen.getByText('Sign up')).toBeInTheDocument();
});

it('says what is known of the visitor, so that a place can stay neutral until then', () => {
  const { container } = render(<ForPlayer otherwise="Sign up">Deposit</ForPlayer>);
  expect(container.firstChild).toHaveAttribute('data-session', 'unknown');
  act(() => useSession.getState().setGuest());
  expect(container.firstChild).toHaveAttribute('data-session', 'guest');
});
