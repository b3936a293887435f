import type { ComponentType } from 'react';
import type { LazyNamespace } from '@/i18n/lazy-messages';
import type { SettingsParts } from '@/lib/site-settings/settings-parts';
import type { DialogName } from '@/stores/dialogs';
import type { DialogProps } from '@/components/dialogs/dialog-props';

interface DialogEntry<K extends DialogName> {
  /** A popup is centred, a confirm is a small question, a curtain slides in from an edge. */
  kind: 'popup' | 'confirm' | 'curtain';
  /**
   * Position of a curtain. `below`: a bottom sheet, centred on wide screens; `panel`: from the top, full screen on
   * phones; `corner`: a menu below the end of the header, a sheet on phones.
   */
  place?: 'below' | 'panel' | 'corner';
  /** Texts loaded with the dialog. */
  namespaces: readonly LazyNamespace[];
  /** Settings that the dialog reads, fetched in parallel with its code. */
  settings?: keyof SettingsParts;
  load(): Promise<ComponentType<DialogProps<K>>>;
}

/** All dialogs with their kind, texts and code; the code loads when the dialog opens (R-DLG-01). */
export const DIALOGS: { [K in DialogName]: DialogEntry<K> } = {
  auth: {
    kind: 'popup',
    namespaces: ['auth', 'forms', 'errors'],
    settings: 'auth',
    load: () => import('@/components/auth/auth-dialog').then((module) => module.AuthDialog),
  },
  continueAs: {
    kind: 'confirm',
    namespaces: ['auth', 'dialogs'],
    load: () => import('@/components/auth/continue-as-dialog').then((module) => module.ContinueAsDialog),
  },
  socialRegistration: {
    kind: 'popup',
    namespaces: ['auth', 'forms', 'errors'],
    settings: 'auth',
    load: () =>
      import('@/components/auth/social-registration-dialog').then(
        (module) => module.SocialRegistrationDialog,
      ),
  },
  campaignPopup: {
    kind: 'popup',
    namespaces: ['popups'],
    load: () =>
      import('@/components/offers/dialogs/campaign-popup-dialog').then(
        (module) => module.CampaignPopupDialog,
      ),
  },
  promoCodeActivated: {
    kind: 'popup',
    namespaces: ['popups'],
    load: () =>
      import('@/components/offers/dialogs/promo-code-activated-dialog').then(
        (module) => module.PromoCodeActivatedDialog,
      ),
  },
  unseenCashback: {
    kind: 'popup',
    namespaces: ['popups'],
    load: () =>
      import('@/components/cashback/dialogs/unseen-cashback-dialog').then(
        (module) => module.UnseenCashbackDialog,
      ),
  },
  identityVerification: {
    kind: 'popup',
    namespaces: ['popups'],
    load: () =>
      import('@/components/verification/dialogs/identity-verification-dialog').then(
        (module) => module.IdentityVerificationDialog,
      ),
  },
  burnBonuses: {
    kind: 'confirm',
    namespaces: ['popups', 'dialogs'],
    load: () =>
      import('@/components/bonuses/dialogs/bonus-questions').then((module) => module.BurnBonusesDialog),
  },
  activateBonus: {
    kind: 'confirm',
    namespaces: ['popups', 'dialogs'],
    load: () =>
      import('@/components/bonuses/dialogs/bonus-questions').then((module) => module.ActivateBonusDialog),
  },
  removeBonus: {
    kind: 'confirm',
    namespaces: ['popups', 'dialogs'],
    load: () =>
      import('@/components/bonuses/dialogs/bonus-questions').then((module) => module.RemoveBonusDialog),
  },
  bettingBonusActivated: {
    kind: 'confirm',
    namespaces: ['popups'],
    load: () =>
      import('@/components/bonuses/dialogs/betting-bonus-activated-dialog').then(
        (module) => module.BettingBonusActivatedDialog,
      ),
  },
  confirmEmail: {
    kind: 'confirm',
    namespaces: ['popups', 'errors'],
    load: () =>
      import('@/components/profile/dialogs/confirm-email-dialog').then((module) => module.ConfirmEmailDialog),
  },
  fillInProfile: {
    kind: 'confirm',
    namespaces: ['popups'],
    load: () =>
      import('@/components/profile/dialogs/fill-in-profile-dialog').then(
        (module) => module.FillInProfileDialog,
      ),
  },
  wallet: {
    kind: 'curtain',
    place: 'corner',
    namespaces: ['menu'],
    load: () => import('@/components/layout/wallet-menu').then((module) => module.WalletMenu),
  },
  account: {
    kind: 'curtain',
    place: 'corner',
    namespaces: ['menu', 'points'],
    load: () => import('@/components/layout/account-menu').then((module) => module.AccountMenu),
  },
  menu: {
    kind: 'curtain',
    place: 'below',
    namespaces: ['menu'],
    settings: 'menu',
    load: () => import('@/components/layout/menu-dialog').then((module) => module.MenuDialog),
  },
  gamesSearch: {
    kind: 'curtain',
    place: 'panel',
    namespaces: ['search'],
    settings: 'search',
    load: () => import('@/components/games/search/search-dialog').then((module) => module.SearchDialog),
  },
  gameProviders: {
    kind: 'curtain',
    place: 'below',
    namespaces: ['games', 'search'],
    load: () =>
      import('@/components/games/providers/providers-dialog').then((module) => module.ProvidersDialog),
  },
  demoMode: {
    kind: 'popup',
    namespaces: ['dialogs'],
    load: () => import('@/components/games/room/demo-mode-dialog').then((module) => module.DemoModeDialog),
  },
  confirm: {
    kind: 'confirm',
    namespaces: ['dialogs'],
    load: () => import('@/components/dialogs/confirm-dialog').then((module) => module.ConfirmDialog),
  },
  loyaltyBought: {
    kind: 'popup',
    namespaces: ['loyalty', 'points'],
    load: () => import('@/components/loyalty/dialogs/bought-dialog').then((module) => module.BoughtDialog),
  },
  loyaltyInsufficient: {
    kind: 'popup',
    namespaces: ['loyalty', 'points'],
    load: () =>
      import('@/components/loyalty/dialogs/insufficient-dialog').then((module) => module.InsufficientDialog),
  },
  loyaltyCharacter: {
    kind: 'popup',
    namespaces: ['loyalty'],
    load: () =>
      import('@/components/loyalty/dialogs/character-dialog').then((module) => module.CharacterDialog),
  },
  loyaltyCharacterConfirm: {
    kind: 'confirm',
    namespaces: ['loyalty'],
    load: () =>
      import('@/components/loyalty/dialogs/confirm-character-dialog').then(
        (module) => module.ConfirmCharacterDialog,
      ),
  },
  inactivity: {
    kind: 'confirm',
    namespaces: ['session'],
    load: () => import('@/components/session/inactivity-dialog').then((module) => module.InactivityDialog),
  },
  consent: {
    kind: 'popup',
    namespaces: ['consent'],
    load: () => import('../visit/consent-dialog').then((module) => module.ConsentDialog),
  },
  appearance: {
    kind: 'popup',
    namespaces: ['menu'],
    load: () => import('@/components/layout/appearance-dialog').then((module) => module.AppearanceDialog),
  },
  missingStep: {
    kind: 'popup',
    namespaces: ['dialogs'],
    load: () => import('@/components/dialogs/missing-step-dialog').then((module) => module.MissingStepDialog),
  },
};
