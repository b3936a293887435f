import { privatePage, type PageSources } from './page-source';

/** Deposits, withdrawals, their history and the pages a payment side returns to. */
export const CASHIER_PAGES: PageSources = [
  privatePage(
    '/cashier',
    { en: 'Cashier', fr: 'Caisse' },
    { en: 'Deposits, withdrawals and history.', fr: 'Dépôts, retraits et historique.' },
  ),
  privatePage(
    '/cashier/billing',
    { en: 'Cashier', fr: 'Caisse' },
    { en: 'Deposits, withdrawals and history.', fr: 'Dépôts, retraits et historique.' },
  ),
  privatePage(
    '/cashier/deposit',
    { en: 'Deposit', fr: 'Dépôt' },
    {
      en: 'Top up your balance in the way that suits you.',
      fr: 'Alimentez votre solde comme il vous convient.',
    },
  ),
  privatePage(
    '/cashier/withdraw',
    { en: 'Withdraw', fr: 'Retrait' },
    { en: 'Send your winnings home.', fr: 'Encaissez vos gains.' },
  ),
  privatePage(
    '/cashier/history',
    { en: 'Payment history', fr: 'Historique des paiements' },
    { en: 'Deposits, withdrawals, bonuses and cashback.', fr: 'Dépôts, retraits, bonus et cashback.' },
  ),
  privatePage(
    '/cashier/wallet',
    { en: 'Wallet', fr: 'Portefeuille' },
    { en: 'Your balances in one place.', fr: 'Vos soldes au même endroit.' },
  ),
  privatePage(
    '/cashier/receipt',
    { en: 'Receipt', fr: 'Reçu' },
    { en: 'The details of your payment.', fr: 'Le détail de votre paiement.' },
  ),
  privatePage(
    '/cashier/paycancel',
    { en: 'Payment cancelled', fr: 'Paiement annulé' },
    {
      en: 'The payment was cancelled. Your history shows its status.',
      fr: 'Le paiement a été annulé. Votre historique indique son état.',
    },
  ),
  privatePage(
    '/cashier/payfail',
    { en: 'Payment failed', fr: 'Échec du paiement' },
    { en: 'The payment did not go through.', fr: 'Le paiement n’a pas abouti.' },
  ),
  privatePage(
    '/cashier/paymobile',
    { en: 'Confirm on your phone', fr: 'Confirmez sur votre téléphone' },
    { en: 'Approve the payment on your phone.', fr: 'Validez le paiement sur votre téléphone.' },
  ),
  privatePage(
    '/cashier/paynewwindow',
    { en: 'Payment in a new window', fr: 'Paiement dans une nouvelle fenêtre' },
    { en: 'Finish the payment in the other window.', fr: 'Terminez le paiement dans l’autre fenêtre.' },
  ),
  privatePage(
    '/cashier/paypending',
    { en: 'Payment in progress', fr: 'Paiement en cours' },
    { en: 'The provider is still working.', fr: 'Le prestataire traite encore votre paiement.' },
  ),
  privatePage(
    '/cashier/paysuccess',
    { en: 'Payment successful', fr: 'Paiement réussi' },
    {
      en: 'Your balance and your history show the deposit.',
      fr: 'Votre solde et votre historique affichent le dépôt.',
    },
  ),
];
