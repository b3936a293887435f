import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BettingBonusActivatedDialog } from '@/components/bonuses/dialogs/betting-bonus-activated-dialog';
import {
  ActivateBonusDialog,
  BurnBonusesDialog,
  RemoveBonusDialog,
} from '@/components/bonuses/dialogs/bonus-questions';
import { CampaignPopupDialog } from '@/components/offers/dialogs/campaign-popup-dialog';
import { PromoCodeActivatedDialog } from '@/components/offers/dialogs/promo-code-activated-dialog';
import { IdentityVerificationDialog } from '@/components/verification/dialogs/identity-verification-dialog';
import { sendConfirmationToContact } from '@/lib/profile/api';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../../tests/support/platform-failure';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog';
import { ConfirmEmailDialog } from '@/components/profile/dialogs/confirm-email-dialog';
import { FillInProfileDialog } from '@/components/profile/dialogs/fill-in-profile-dialog';
import { DIALOGS } from './registry';

const call = platformCalls();
const close = vi.fn();
const frame = { close };
const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  call.mockReset();
  close.mockReset();
  useToasts.getState().reset();
});

it('R-DLG-01: every dialog is a popup, a confirm or a curtain, and each of the three is there', () => {
  const kinds = new Set(Object.values(DIALOGS).map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['confirm', 'curtain', 'popup']);
});

it.each([
  [undefined, 'Cancel'],
  ['Keep it', 'Keep it'],
])('R-DLG-06: a question with the word %j is declined by "%s"', async (cancelLabel, label) => {
  const question = { title: 'Sure?', text: '', confirmLabel: 'Cancel the withdrawal' };
  const { user } = renderWithTexts(
    <ConfirmDialog {...question} {...(cancelLabel !== undefined && { cancelLabel })} {...frame} />,
  );
  await user.click(button(label));
  expect(close).toHaveBeenCalledExactlyOnceWith();
});

describe('questions about a bonus', () => {
  it.each([
    [BurnBonusesDialog, 'Remove'],
    [ActivateBonusDialog, 'Activate'],
    [RemoveBonusDialog, 'Remove'],
  ])('R-DLG-06: give true when answered so, nothing otherwise', async (Question, label) => {
    const { user } = renderWithTexts(
      <Question
        title="Welcome bonus"
        amount={{ amount: 100, currency: 'EUR' }}
        balance={null}
        isRemoval
        {...frame}
      />,
    );
    expect(screen.getByText(/Welcome bonus/)).toBeVisible();
    await user.click(button('Cancel'));
    expect(close).toHaveBeenLastCalledWith();
    await user.click(button(label));
    expect(close).toHaveBeenLastCalledWith(true);
  });

  it('R-BON-05: shows what lies in the wallet where that is known, and whether the bonus comes back', () => {
    const balance = { amount: 20, currency: 'EUR' };
    const note = { title: 'Reload', amount: null, balance, ...frame };
    const { rerender } = renderWithTexts(<BurnBonusesDialog {...note} isRemoval />);
    expect(screen.getByText(/20\s€.*cannot be undone/)).toBeVisible();
    rerender(<BurnBonusesDialog {...note} balance={null} isRemoval={false} />);
    expect(screen.queryByText(/In this bonus balance|come back/)).toBeNull();
    expect(button('Deactivate')).toBeVisible();
  });

  it('speak of a bonus without a name', () => {
    renderWithTexts(<RemoveBonusDialog title={null} amount={null} {...frame} />, 'fr');
    expect(screen.getByText(/^Ce bonus sera supprimé/)).toBeVisible();
  });
});

describe('dialogs that lead on', () => {
  it.each([
    [true, 'Deposit', '/cashier/deposit?offer=12'],
    [false, 'See my bonuses', '/profile/bonuses'],
  ])('R-OFFER-07: a promo code, needing a deposit: %s', (needsDeposit, label, href) => {
    renderWithTexts(
      <PromoCodeActivatedDialog offerId="12" name="Summer code" needsDeposit={needsDeposit} {...frame} />,
    );
    expect(screen.getByText('Summer code')).toBeVisible();
    expect(link(label)).toHaveAttribute('href', href);
  });

  it('the identity check, with the locale of the page', () => {
    renderWithTexts(<IdentityVerificationDialog {...frame} />, 'fr');
    expect(link('Vérifier mon identité')).toHaveAttribute('href', '/fr/profile/verification');
  });

  it('the profile and the betting page', () => {
    renderWithTexts(<FillInProfileDialog {...frame} />);
    expect(link('Complete my profile')).toHaveAttribute('href', '/profile/settings');
    renderWithTexts(<BettingBonusActivatedDialog title="Free bet" amount={null} {...frame} />);
    expect(link('Go to betting')).toHaveAttribute('href', '/betting');
  });

  it('R-OFFER-11: a campaign popup with all it says, or the little it says', () => {
    const popup = {
      title: 'Summer',
      text: '50 spins',
      image: '/a.svg',
      buttonTitle: 'Play',
      buttonUrl: '/offers',
    };
    const { container, rerender } = renderWithTexts(
      <CampaignPopupDialog popup={popup} isPreview {...frame} />,
    );
    // Level with the close button, which would cover the picture.
    expect(container.querySelector('h2 ~ img')).not.toBeNull();
    expect(link('Play')).toHaveAttribute('href', '/offers');
    expect(screen.getByText(/^Preview/)).toBeVisible();
    const bare = { title: null, text: 'Words', image: null, buttonTitle: 'Play', buttonUrl: null };
    rerender(<CampaignPopupDialog popup={bare} isPreview={false} {...frame} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading', { name: 'For you' })).toBeVisible();
  });
});

describe('confirming a contact', () => {
  it('R-DLG-06: sends the confirmation once', async () => {
    call.mockResolvedValue({ result: 1 });
    const { user } = renderWithTexts(<ConfirmEmailDialog contact="ann@example.com" {...frame} />);
    await user.click(button('Send the message'));
    expect(await screen.findByRole('status')).toHaveTextContent('ann@example.com');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(call).toHaveBeenCalledExactlyOnceWith(sendConfirmationToContact.name, {
      contact: 'ann@example.com',
    });
    await user.click(button('OK'));
    expect(close).toHaveBeenCalledExactlyOnceWith();
  });

  it('R-PROF-03: shows a phone with its plus, as the settings do', async () => {
    call.mockResolvedValue({ result: 1 });
    const { user } = renderWithTexts(<ConfirmEmailDialog contact="33612345678" {...frame} />);
    expect(screen.getByText(/\+33612345678/)).toBeVisible();
    await user.click(button('Send the message'));
    expect(await screen.findByRole('status')).toHaveTextContent('+33612345678');
  });

  it('R-AUTH-15: one that was sent a moment ago counts as sent', async () => {
    call.mockRejectedValue(
      platformFailure('InvalidParameterException', { message: 'resend_time: 60', resendSeconds: 60 }),
    );
    const { user } = renderWithTexts(<ConfirmEmailDialog contact="ann@example.com" {...frame} />);
    await user.click(button('Send the message'));
    expect(await screen.findByRole('status')).toHaveTextContent('ann@example.com');
    expect(useToasts.getState().toasts).toEqual([]);
  });

  it('can be tried again after a failure', async () => {
    call.mockRejectedValue(platformFailure('TooManyRequestsException', { httpStatus: 429 }));
    const { user } = renderWithTexts(<ConfirmEmailDialog contact="ann@example.com" {...frame} />);
    await user.click(button('Send the message'));
    await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
    await waitFor(() => expect(button('Send the message')).not.toHaveAttribute('aria-busy'));
  });
});
