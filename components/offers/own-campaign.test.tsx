import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import messages from '@/i18n/messages/en/offers.json';
import type { CampaignKind } from '@/lib/offers/kinds';
import { useSession } from '@/stores/session';
import { settingsCalls } from '@/tests/support/settings-calls';
import { freshPlayer, renderInteractive } from '../../tests/support/interactive';
import { platformFailure } from '../../tests/support/platform-failure';
import { respondWithOffers, call, wireOffer } from './offers.test-data';
import { OwnCampaign } from './own-campaign';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/offers/15' }));

const settings = settingsCalls();

const MISSING = 'Page not found';

function page(kind: CampaignKind, id: string) {
  return <OwnCampaign kind={kind} id={id} codeEntry={<button>code</button>} missing={<h1>{MISSING}</h1>} />;
}

beforeEach(() => {
  call.mockReset();
  settings.mockResolvedValue({ descriptionMapping: { offers: { name_1: 'name', text_1: 'text' } } });
  freshPlayer();
  document.title = MISSING;
});

describe('an offer that guests do not get', () => {
  it('R-OFFER-01: is shown to the player whose list holds it, under its own title', async () => {
    const text = '<p>Fifty spins</p><style>a{}</style>';
    respondWithOffers([
      wireOffer('15', { name: 'For you', text, terms: 'Until May', promotions: { 52: 'Inside' } }),
    ]);
    const { unmount } = renderInteractive(page('offer', '15'));
    expect(await screen.findByRole('heading', { level: 1, name: 'For you' })).toBeInTheDocument();
    expect(screen.queryByText(MISSING)).toBeNull();
    expect(document.title).toBe('For you');
    expect(screen.getByText('Fifty spins')).toBeInTheDocument();
    expect(screen.getByText('Until May')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Inside' })).toHaveAttribute('href', '/promotions/52');
    unmount();
    expect(document.title).toBe(MISSING);
  });

  it('R-OFFER-04: so is a promotion, and it stays when taking it ends it', async () => {
    respondWithOffers([wireOffer('15', { promotions: { 52: 'Own' } })], { isGoneOnceTaken: true });
    const { user } = renderInteractive(page('promotion', '52'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Own' })).toBeInTheDocument();
    const takeIt = () => screen.getByRole('button', { name: messages.buttons.other });
    await waitFor(() => expect(takeIt()).not.toHaveAttribute('aria-busy'));
    await user.click(takeIt());
    expect(await screen.findByText(messages.takenText)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Own' })).toBeInTheDocument();
  });

  it('R-ERR-06: is not found for a player without it, after a calm wait', async () => {
    respondWithOffers([wireOffer('11')]);
    const { container } = renderInteractive(page('offer', '15'));
    expect(container.querySelector('[aria-busy]')).not.toBeNull();
    expect(screen.queryByText(MISSING)).toBeNull();
    expect(await screen.findByText(MISSING)).toBeInTheDocument();
    expect(document.title).toBe(MISSING);
  });

  it('R-ERR-14: says that the player’s list could not be read', async () => {
    call.mockRejectedValue(platformFailure('TooManyRequestsException'));
    renderInteractive(page('offer', '15'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: messages.allOffers })).toHaveAttribute('href', '/offers');
    respondWithOffers([wireOffer('15', { name: 'For you' })]);
    act(() => screen.getByRole('button').click());
    expect(await screen.findByRole('heading', { name: 'For you' })).toBeInTheDocument();
  });

  it('R-ERR-06: is not found in the HTML and for guests, who send no request', () => {
    expect(renderToString(page('offer', '15'))).toContain(MISSING);
    useSession.getState().setGuest();
    renderInteractive(page('offer', '15'));
    expect(screen.getByText(MISSING)).toBeInTheDocument();
    expect(call).not.toHaveBeenCalled();
  });
});
