import type { Localized } from './localized';

type Messages = Readonly<Record<string, string>>;

/** By the code the platform gives under `error_data.promo_code`; `INVALID` stands for every other one. */
export const PROMO_ERRORS: Localized<Messages> = {
  en: {
    not_found: 'We do not know this promo code. Check the spelling and try again.',
    expired: 'This promo code has expired.',
    already_used: 'You have already used this promo code.',
    INVALID: 'This promo code cannot be used.',
  },
  fr: {
    not_found: 'Ce code promo est inconnu. Vérifiez son orthographe et réessayez.',
    expired: 'Ce code promo a expiré.',
    already_used: 'Vous avez déjà utilisé ce code promo.',
    INVALID: 'Ce code promo ne peut pas être utilisé.',
  },
};

export const WRONG_REGISTRATION: Localized<string> = {
  en: 'We could not create your account. Please try again in a moment.',
  fr: 'Nous n’avons pas pu créer votre compte. Veuillez réessayer dans un instant.',
};

/** By the `from` query of the settings page: why the player was sent there. */
export const SETTINGS_TOASTS: Localized<Messages> = {
  en: {
    '/cashier/deposit': 'Complete your profile to make a deposit.',
    '/cashier/withdraw': 'Complete your profile to withdraw your winnings.',
    '/profile/verification': 'Complete your profile before the identity check.',
    '/profile/bonuses': 'Complete your profile to use your bonus.',
  },
  fr: {
    '/cashier/deposit': 'Complétez votre profil pour effectuer un dépôt.',
    '/cashier/withdraw': 'Complétez votre profil pour retirer vos gains.',
    '/profile/verification': 'Complétez votre profil avant la vérification d’identité.',
    '/profile/bonuses': 'Complétez votre profil pour utiliser votre bonus.',
  },
};
