import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { useSession } from '@/stores/session';
import { freshPlayer } from '@/tests/support/interactive';
import { platformCalls } from '@/tests/support/platform-calls';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { TournamentAction } from './tournament-action';

const call = platformCalls();
const { join, joined } = catalogue.en.tournaments;

it('R-TOUR-02 a player who clicks before it is known who is here takes part', async () => {
  call.mockImplementation(async (method) =>
    method === 'tournaments.get' ? { items: [{ id: '81', is_participant: false }], total: 1 } : { result: 1 },
  );
  useSession.getState().reset();
  const { user } = renderWithTexts(<TournamentAction id="81" />);
  await user.click(screen.getByRole('button', { name: join }));
  act(freshPlayer);
  expect(await screen.findByText(joined)).toBeVisible();
  expect(call).toHaveBeenCalledWith(expect.anything(), { id: '81' });
});
