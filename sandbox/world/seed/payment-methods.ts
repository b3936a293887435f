import type { Text } from '../texts';

export interface PaymentField {
  name: string;
  type: string;
  label: Text;
  is_optional: boolean;
  mask: string | null;
  pattern: string | null;
  options: readonly { value: string; label: string }[] | null;
}

/** How a deposit goes on after `cashier.makedeposit`: the kinds of `redirect`. */
type DepositFlow =
  | { kind: 'redirect'; method: 'GET' | 'POST'; target: 'self' | 'new_window' | 'mobile' }
  /** Nothing left to do for the player; settles by itself after so many seconds. */
  | { kind: 'wait'; seconds: number }
  /** Decided at once: vouchers whose number begins with 0 are refused. */
  | { kind: 'voucher' };

export interface PaymentMethod {
  sysname: string;
  name: Text;
  feePercent: number;
  /** Round euro amounts; scaled for other currencies. */
  deposit: { min: number; max: number; flow: DepositFlow };
  withdrawal: { min: number; max: number } | null;
  depositFields: readonly PaymentField[];
  withdrawalFields: readonly PaymentField[];
}

export const BANKS: readonly { id: number; name: string }[] = [
  { id: 1, name: 'Banque Rivage' },
  { id: 2, name: 'Crédit du Levant' },
  { id: 3, name: 'Northgate Bank' },
  { id: 4, name: 'Union Postale' },
  { id: 5, name: 'Harbour & Lane' },
  { id: 6, name: 'Caisse Montagne' },
  { id: 7, name: 'Meridian Savings' },
  { id: 8, name: 'Alder Mutual' },
];

function field(
  name: string,
  type: string,
  en: string,
  fr: string,
  more: Partial<PaymentField> = {},
): PaymentField {
  return {
    name,
    type,
    label: { en, fr },
    is_optional: false,
    mask: null,
    pattern: null,
    options: null,
    ...more,
  };
}

const CARD_NUMBER = field('card_number', 'cardNumber', 'Card number', 'Numéro de carte', {
  mask: '#### #### #### ####',
});
const CARD_HOLDER = field('card_holder', 'cardHolder', 'Card holder', 'Titulaire de la carte');
const IBAN = field('iban', 'iban', 'IBAN', 'IBAN');
const ACCOUNT_HOLDER = field('account_holder', 'name', 'Account holder', 'Titulaire du compte');
const WALLET_EMAIL = field('wallet_email', 'email', 'Wallet email', 'E-mail du portefeuille');
/** Without options: they come from `cashier.getbanks`. */
const BANK = field('bank_id', 'select', 'Your bank', 'Votre banque');
const NETWORK = field('network', 'select', 'Network', 'Réseau', {
  options: [
    { value: 'btc', label: 'Bitcoin' },
    { value: 'eth', label: 'Ethereum' },
    { value: 'usdt', label: 'Tether (TRC-20)' },
  ],
});

export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  {
    sysname: 'card',
    name: { en: 'Bank card', fr: 'Carte bancaire' },
    feePercent: 0,
    deposit: { min: 10, max: 5000, flow: { kind: 'redirect', method: 'GET', target: 'self' } },
    withdrawal: { min: 20, max: 2000 },
    depositFields: [CARD_NUMBER, CARD_HOLDER],
    withdrawalFields: [CARD_NUMBER, CARD_HOLDER],
  },
  {
    sysname: 'bank',
    name: { en: 'Bank transfer', fr: 'Virement bancaire' },
    feePercent: 0,
    deposit: { min: 20, max: 10_000, flow: { kind: 'redirect', method: 'POST', target: 'self' } },
    withdrawal: { min: 50, max: 5000 },
    depositFields: [BANK],
    withdrawalFields: [BANK, IBAN, ACCOUNT_HOLDER],
  },
  {
    sysname: 'wallet',
    name: { en: 'E-wallet', fr: 'Portefeuille électronique' },
    feePercent: 1.5,
    deposit: { min: 5, max: 2500, flow: { kind: 'redirect', method: 'GET', target: 'new_window' } },
    withdrawal: { min: 10, max: 2500 },
    depositFields: [WALLET_EMAIL],
    withdrawalFields: [WALLET_EMAIL],
  },
  {
    sysname: 'crypto',
    name: { en: 'Cryptocurrency', fr: 'Cryptomonnaie' },
    feePercent: 0,
    deposit: { min: 30, max: 10_000, flow: { kind: 'wait', seconds: 45 } },
    withdrawal: { min: 50, max: 5000 },
    depositFields: [NETWORK],
    withdrawalFields: [
      NETWORK,
      field('wallet_address', 'custom', 'Wallet address', 'Adresse du portefeuille', {
        pattern: '^[A-Za-z0-9]{26,64}$',
      }),
    ],
  },
  {
    sysname: 'voucher',
    name: { en: 'Prepaid voucher', fr: 'Bon prépayé' },
    feePercent: 0,
    deposit: { min: 10, max: 250, flow: { kind: 'voucher' } },
    withdrawal: null,
    depositFields: [
      field('voucher_code', 'custom', '16-digit code', 'Code à 16 chiffres', {
        mask: '#### #### #### ####',
        pattern: '^(\\d{4} ?){4}$',
      }),
    ],
    withdrawalFields: [],
  },
  {
    sysname: 'mobile',
    name: { en: 'Pay by mobile', fr: 'Paiement mobile' },
    feePercent: 3,
    deposit: { min: 5, max: 100, flow: { kind: 'redirect', method: 'GET', target: 'mobile' } },
    withdrawal: null,
    depositFields: [
      field('phone', 'phone', 'Mobile number', 'Numéro de mobile'),
      field('operator_note', 'text', 'Note for the operator', 'Note pour l’opérateur', { is_optional: true }),
    ],
    withdrawalFields: [],
  },
];

export function findMethod(sysname: string | undefined): PaymentMethod | undefined {
  return PAYMENT_METHODS.find((method) => method.sysname === sysname);
}
