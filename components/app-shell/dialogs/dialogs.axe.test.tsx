import axe from 'axe-core';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_FILTER } from '@/lib/games/rules';
import { closeAllDialogs, openDialog, type DialogMap, type DialogName } from '@/stores/dialogs';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { DialogHost } from './dialog-host';
import { DIALOGS } from './registry';

vi.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({ push: vi.fn(), refresh: vi.fn(), prefetch: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));

const note = { title: 'Welcome bonus', amount: { amount: 100, currency: 'EUR' } };
const popup = {
  title: 'Summer',
  text: '50 free spins',
  image: null,
  buttonTitle: 'Play',
  buttonUrl: '/offers',
};

/** Props for each dialog: a new dialog fails to compile here until it has an entry. */
const PROPS: { [K in DialogName]: DialogMap[K]['props'] } = {
  auth: { type: 'registration' },
  continueAs: { name: 'Zoé' },
  socialRegistration: {},
  campaignPopup: { popup: { sysname: 'summer', ...popup } as never, isPreview: true },
  promoCodeActivated: { offerId: '11', name: 'Summer', needsDeposit: true },
  unseenCashback: { id: '41', ...note, text: '10 %', isTakeable: true, isOver: false },
  identityVerification: {},
  burnBonuses: { ...note, balance: note.amount, isRemoval: true },
  activateBonus: note,
  removeBonus: note,
  bettingBonusActivated: note,
  confirmEmail: { contact: 'player@example.com' },
  fillInProfile: {},
  wallet: {},
  account: {},
  menu: { items: [{ title: 'Games', href: '/gamehall', icon: null }], locales: ['en', 'fr'] },
  gamesSearch: {},
  gameProviders: { chosen: [], list: { filter: NO_FILTER, scope: {} } },
  demoMode: { name: 'Book of Sun' },
  confirm: { title: 'Cancel it?', text: 'It goes back to your balance.', confirmLabel: 'Cancel it' },
  loyaltyBought: { name: '20 free spins', left: 740, alias: 'coins' },
  loyaltyInsufficient: { name: '20 free spins', missing: 20, alias: 'coins' },
  loyaltyCharacter: {},
  loyaltyCharacterConfirm: { name: 'Fox', image: null, isChange: true },
  inactivity: {},
  consent: {},
  appearance: {},
  missingStep: { step: 'deposit', text: 'A deposit is needed first.' },
};

afterEach(() => {
  closeAllDialogs();
});

/** The first dialog loads everything the others share. */
const LIMIT_MS = 30_000;

describe.each(['en', 'fr'] as const)('R-DLG-05 to R-DLG-07: every dialog in %s', (locale) => {
  it.each(Object.keys(DIALOGS) as DialogName[])(
    '%s has a name and no axe violation',
    { timeout: LIMIT_MS },
    async (name) => {
      vi.stubGlobal(
        'fetch',
        vi.fn(() => Promise.reject(new TypeError('no network in this test'))),
      );
      const { container } = renderWithTexts(<DialogHost />, locale);
      void openDialog(name, PROPS[name]);
      await waitFor(() => expect(container.querySelector('dialog h2')).not.toBeNull(), {
        timeout: LIMIT_MS / 2,
      });
      expect(container.querySelector('dialog h2')).not.toBeEmptyDOMElement();
      const question = container.querySelector('[role=alertdialog]');
      if (question) expect(question).toHaveAccessibleDescription();
      // Colours and sizes need a real browser; the e2e tests check them there.
      const { violations } = await axe.run(container, {
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      });
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    },
  );
});
