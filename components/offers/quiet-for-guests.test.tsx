import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { user } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { LeadOffer } from './lead-offer';
import { QuietForGuests } from './quiet-for-guests';

beforeEach(() => useSession.getState().reset());

function renderPart(isLead: boolean) {
  renderWithTexts(
    <LeadOffer isLead={isLead}>
      <QuietForGuests href="/offers/11" name="Friday reload">
        <button type="button">Deposit</button>
      </QuietForGuests>
    </LeadOffer>,
  );
}

it('offers guests the next step at the lead alone', () => {
  useSession.getState().setGuest();
  renderPart(true);
  expect(screen.getByRole('button', { name: 'Deposit' })).toBeVisible();
  renderPart(false);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  const link = screen.getByRole('link', { name: 'See the terms: Friday reload' });
  expect(link).toHaveAttribute('href', '/offers/11');
});

it('offers players the next step of each', () => {
  useSession.getState().setUser(user.parse({ uid: 1 }));
  renderPart(false);
  expect(screen.getByRole('button', { name: 'Deposit' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
