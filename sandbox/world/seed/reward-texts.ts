import type { Text } from '../texts';
import { both } from './both';

interface RewardText {
  title: Text;
  text: Text;
}

/** Titles and texts of bonuses, free bets, cashbacks and free-spin packs, by template. */
export const REWARD_TEXTS: Readonly<Record<string, RewardText>> = {
  welcome: {
    title: both('Welcome bonus', 'Bonus de bienvenue'),
    text: both(
      '100% on the first deposit. Wager 35 times within 14 days.',
      '100 % sur le premier dépôt. À miser 35 fois sous 14 jours.',
    ),
  },
  reload: {
    title: both('Reload bonus', 'Bonus de recharge'),
    text: both(
      'A little extra on your last deposit. Wager 30 times within 7 days.',
      'Un supplément sur votre dernier dépôt. À miser 30 fois sous 7 jours.',
    ),
  },
  gift: {
    title: both('A gift from the house', 'Un cadeau de la maison'),
    text: both(
      'Play it on any slot. Wager 30 times within 7 days.',
      'À jouer sur toutes les machines à sous. À miser 30 fois sous 7 jours.',
    ),
  },
  vip: {
    title: both('VIP bonus', 'Bonus VIP'),
    text: both(
      'Thank you for a month of play. Wager 20 times within 30 days.',
      'Merci pour ce mois de jeu. À miser 20 fois sous 30 jours.',
    ),
  },
  birthday: {
    title: both('Birthday bonus', 'Bonus d’anniversaire'),
    text: both(
      'Many happy returns! Wager 10 times within 7 days.',
      'Joyeux anniversaire ! À miser 10 fois sous 7 jours.',
    ),
  },
  'free-bet': {
    title: both('Free bet', 'Pari gratuit'),
    text: both('One single bet at odds of 1.60 or more.', 'Un pari simple à une cote de 1,60 minimum.'),
  },
  'match-day': {
    title: both('Match day bonus', 'Bonus jour de match'),
    text: both(
      'For live bets until the final whistle.',
      'Pour vos paris en direct jusqu’au coup de sifflet final.',
    ),
  },
  'weekly-cashback': {
    title: both('Weekly cashback', 'Cashback hebdomadaire'),
    text: both(
      '10% of last week’s losses, without wagering.',
      '10 % des pertes de la semaine passée, sans condition de mise.',
    ),
  },
  'live-cashback': {
    title: both('Live casino cashback', 'Cashback casino en direct'),
    text: both(
      '5% back on roulette and blackjack with live dealers.',
      '5 % remboursés sur la roulette et le blackjack avec croupier.',
    ),
  },
};
