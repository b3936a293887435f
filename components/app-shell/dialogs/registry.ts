import type { ComponentType } from 'react';
import type { LazyNamespace } from '@/i18n/lazy-messages';
import type { SettingsParts } from '@/lib/site-settings/settings-parts';
import type { DialogName } from '@/stores/dialogs';
import type { DialogProps } from '@/components/dialogs/dialog-title';

interface DialogEntry<K extends DialogName> {
  /** A popup is centred, a confirm is a small question, a curtain slides in from an edge. */
  kind: 'popup' | 'confirm' | 'curtain';
  /**
   * Of a curtain. `below`: a bottom sheet, centred on wide screens; `panel`: from the top, full screen on phones;
   * `corner`: a menu below the end of the header, a sheet on phones.
   */
  place?: 'below' | 'panel' | 'corner';
  /** Texts loaded with the dialog. */
  namespaces: readonly LazyNamespace[];
  /** Fetched in parallel with its code. */
  settings?: keyof SettingsParts;
  load(): Promise<ComponentType<DialogProps<K>>>;
}

/** The code loads when the dialog opens (R-DLG-01). */
export const DIALOGS: { [K in DialogName]: DialogEntry<K> } = {
  auth: {
    kind: 'popup',
    namespaces: ['auth', 'forms', 'errors'],
    settings: 'auth',
    load: async () => (await import('@/components/auth/auth-dialog')).AuthDialog,
  },
  continueAs: {
    kind: 'confirm',
    namespaces: ['auth', 'dialogs'],
    load: async () => (await import('@/components/auth/continue-as-dialog')).ContinueAsDialog,
  },
  socialRegistration: {
    kind: 'popup',
    namespaces: ['auth', 'forms', 'errors'],
    settings: 'auth',
    load: async () => (await import('@/components/auth/social-registration-dialog')).SocialRegistrationDialog,
  },
  campaignPopup: {
    kind: 'popup',
    namespaces: ['popups'],
    load: async () => (await import('@/components/offers/dialogs/campaign-popup-dialog')).CampaignPopupDialog,
  },
  promoCodeActivated: {
    kind: 'popup',
    namespaces: ['popups'],
    load: async () =>
      (await import('@/components/offers/dialogs/promo-code-activated-dialog')).PromoCodeActivatedDialog,
  },
  unseenCashback: {
    kind: 'popup',
    namespaces: ['popups'],
    load: async () =>
      (await import('@/components/cashback/dialogs/unseen-cashback-dialog')).UnseenCashbackDialog,
  },
  identityVerification: {
    kind: 'popup',
    namespaces: ['popups'],
    load: async () =>
      (await import('@/components/verification/dialogs/identity-verification-dialog'))
        .IdentityVerificationDialog,
  },
  burnBonuses: {
    kind: 'confirm',
    namespaces: ['popups', 'dialogs'],
    load: async () => (await import('@/components/bonuses/dialogs/bonus-questions')).BurnBonusesDialog,
  },
  activateBonus: {
    kind: 'confirm',
    namespaces: ['popups', 'dialogs'],
    load: async () => (await import('@/components/bonuses/dialogs/bonus-questions')).ActivateBonusDialog,
  },
  removeBonus: {
    kind: 'confirm',
    namespaces: ['popups', 'dialogs'],
    load: async () => (await import('@/components/bonuses/dialogs/bonus-questions')).RemoveBonusDialog,
  },
  bettingBonusActivated: {
    kind: 'confirm',
    namespaces: ['popups'],
    load: async () =>
      (await import('@/components/bonuses/dialogs/betting-bonus-activated-dialog'))
        .BettingBonusActivatedDialog,
  },
  confirmEmail: {
    kind: 'confirm',
    namespaces: ['popups', 'errors'],
    load: async () => (await import('@/components/profile/dialogs/confirm-email-dialog')).ConfirmEmailDialog,
  },
  fillInProfile: {
    kind: 'confirm',
    namespaces: ['popups'],
    load: async () =>
      (await import('@/components/profile/dialogs/fill-in-profile-dialog')).FillInProfileDialog,
  },
  wallet: {
    kind: 'curtain',
    place: 'corner',
    namespaces: ['menu'],
    load: async () => (await import('@/components/layout/wallet-menu')).WalletMenu,
  },
  account: {
    kind: 'curtain',
    place: 'corner',
    namespaces: ['menu', 'points'],
    load: async () => (await import('@/components/layout/account-menu')).AccountMenu,
  },
  menu: {
    kind: 'curtain',
    place: 'below',
    namespaces: ['menu'],
    settings: 'menu',
    load: async () => (await import('@/components/layout/menu-dialog')).MenuDialog,
  },
  gamesSearch: {
    kind: 'curtain',
    place: 'panel',
    namespaces: ['search'],
    settings: 'search',
    load: async () => (await import('@/components/games/search/search-dialog')).SearchDialog,
  },
  gameProviders: {
    kind: 'curtain',
    place: 'below',
    namespaces: ['games', 'search'],
    load: async () => (await import('@/components/games/providers/providers-dialog')).ProvidersDialog,
  },
  demoMode: {
    kind: 'popup',
    namespaces: ['dialogs'],
    load: async () => (await import('@/components/games/room/demo-mode-dialog')).DemoModeDialog,
  },
  confirm: {
    kind: 'confirm',
    namespaces: ['dialogs'],
    load: async () => (await import('@/components/dialogs/confirm-dialog')).ConfirmDialog,
  },
  loyaltyBought: {
    kind: 'popup',
    namespaces: ['loyalty', 'points'],
    load: async () => (await import('@/components/loyalty/dialogs/bought-dialog')).BoughtDialog,
  },
  loyaltyInsufficient: {
    kind: 'popup',
    namespaces: ['loyalty', 'points'],
    load: async () => (await import('@/components/loyalty/dialogs/insufficient-dialog')).InsufficientDialog,
  },
  loyaltyCharacter: {
    kind: 'popup',
    namespaces: ['loyalty'],
    load: async () => (await import('@/components/loyalty/dialogs/character-dialog')).CharacterDialog,
  },
  loyaltyCharacterConfirm: {
    kind: 'confirm',
    namespaces: ['loyalty'],
    load: async () =>
      (await import('@/components/loyalty/dialogs/confirm-character-dialog')).ConfirmCharacterDialog,
  },
  inactivity: {
    kind: 'confirm',
    namespaces: ['session'],
    load: async () => (await import('@/components/session/inactivity-dialog')).InactivityDialog,
  },
  consent: {
    kind: 'popup',
    namespaces: ['consent'],
    load: async () => (await import('../visit/consent-dialog')).ConsentDialog,
  },
  appearance: {
    kind: 'popup',
    namespaces: ['menu'],
    load: async () => (await import('@/components/layout/appearance-dialog')).AppearanceDialog,
  },
  missingStep: {
    kind: 'popup',
    namespaces: ['dialogs'],
    load: async () => (await import('@/components/dialogs/missing-step-dialog')).MissingStepDialog,
  },
};
