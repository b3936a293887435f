import type { SandboxLocale } from '../../platform/method';
import type { PokerHand } from './cards';

export interface TableTexts {
  roulette: string;
  baccarat: string;
  blackjack: string;
  bigWheel: string;
  sicBo: string;
  craps: string;
  poker: string;
  spin: string;
  deal: string;
  roll: string;
  takeBack: string;
  repeat: string;
  /** Said where no chip lies on the table. */
  first: string;
  most: string;
  onIt: string;
  laid: string;
  face: string;
  worth: string;
  noHand: string;
  /** Letters of jack, queen and king. */
  pictures: readonly string[];
  hands: Readonly<Record<PokerHand, string>>;
  /** Names of fields, sides and colours. */
  names: Readonly<Record<string, string>>;
  words: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** What tables say. `{…}` is filled in by their scripts. */
export const TABLE_TEXTS: Readonly<Record<SandboxLocale, TableTexts>> = {
  en: {
    roulette: 'Roulette table',
    baccarat: 'Baccarat table',
    blackjack: 'Blackjack table',
    bigWheel: 'Big wheel',
    sicBo: 'Sic bo table',
    craps: 'Dice table',
    poker: 'Five cards',
    spin: 'Spin',
    deal: 'Deal',
    roll: 'Roll',
    takeBack: 'Take back',
    repeat: 'Repeat',
    first: 'Place a chip on the table first.',
    most: 'The table takes no more than {sum}.',
    onIt: '{sum} on it',
    laid: 'On the table: {sum}',
    face: 'A die with {face}',
    worth: 'What hands pay',
    noHand: 'Less than a pair of jacks',
    pictures: ['J', 'Q', 'K'],
    hands: {
      royal: 'Royal flush',
      'straight-flush': 'Straight flush',
      four: 'Four of a kind',
      'full-house': 'Full house',
      flush: 'Flush',
      straight: 'Straight',
      three: 'Three of a kind',
      'two-pair': 'Two pair',
      pair: 'Jacks or better',
    },
    names: {
      red: 'Red',
      black: 'Black',
      zero: 'zero',
      even: 'Even',
      odd: 'Odd',
      low: '1–18',
      high: '19–36',
      player: 'Player',
      banker: 'Banker',
      tie: 'Tie',
      small: 'Small',
      big: 'Big',
      triple: 'Triple',
      under: 'Under 7',
      seven: 'Seven',
      over: 'Over 7',
      craps: '2, 3, 12',
      eleven: 'Eleven',
      hand: 'Your hand',
      dealer: 'Dealer',
    },
    words: {
      wheel: 'The wheel stops at {times}',
      dice: '{dice} = {total}',
      wins: '{side} wins, {player} to {banker}',
      tie: 'Tie at {player}',
      letters: { player: 'P', banker: 'B', tie: 'T' },
      hit: 'Hit',
      stand: 'Stand',
      yourTurn: 'You have {points}, the dealer shows {dealer}. Hit or stand?',
      noAnswer: 'No answer came. Try again.',
      blackjack: 'Blackjack',
      natural: 'Blackjack pays 3 to 2',
      bust: 'Over 21 with {points}',
      dealerBust: 'The dealer is over 21 with {dealer}',
      ends: 'You have {points}, the dealer {dealer}',
    },
  },
  fr: {
    roulette: 'Table de roulette',
    baccarat: 'Table de baccara',
    blackjack: 'Table de blackjack',
    bigWheel: 'Grande roue',
    sicBo: 'Table de sic bo',
    craps: 'Table de dés',
    poker: 'Cinq cartes',
    spin: 'Lancer',
    deal: 'Distribuer',
    roll: 'Lancer',
    takeBack: 'Reprendre',
    repeat: 'Rejouer',
    first: 'Posez d’abord un jeton sur la table.',
    most: 'La table ne prend pas plus de {sum}.',
    onIt: '{sum} dessus',
    laid: 'Sur la table\u00a0: {sum}',
    face: 'Un dé avec {face}',
    worth: 'Gains par main',
    noHand: 'Moins qu’une paire de valets',
    pictures: ['V', 'D', 'R'],
    hands: {
      royal: 'Quinte royale',
      'straight-flush': 'Quinte flush',
      four: 'Carré',
      'full-house': 'Full',
      flush: 'Couleur',
      straight: 'Suite',
      three: 'Brelan',
      'two-pair': 'Double paire',
      pair: 'Paire de valets ou mieux',
    },
    names: {
      red: 'Rouge',
      black: 'Noir',
      zero: 'zéro',
      even: 'Pair',
      odd: 'Impair',
      low: 'Manque',
      high: 'Passe',
      player: 'Joueur',
      banker: 'Banque',
      tie: 'Égalité',
      small: 'Petit',
      big: 'Grand',
      triple: 'Triple',
      under: 'Moins de 7',
      seven: 'Sept',
      over: 'Plus de 7',
      craps: '2, 3, 12',
      eleven: 'Onze',
      hand: 'Votre main',
      dealer: 'Croupier',
    },
    words: {
      wheel: 'La roue s’arrête sur {times}',
      dice: '{dice} = {total}',
      wins: '{side} gagne, {player} à {banker}',
      tie: 'Égalité à {player}',
      letters: { player: 'J', banker: 'B', tie: 'É' },
      hit: 'Carte',
      stand: 'Rester',
      yourTurn: 'Vous avez {points}, le croupier montre {dealer}. Carte ou rester\u00a0?',
      noAnswer: 'Aucune réponse. Réessayez.',
      blackjack: 'Blackjack',
      natural: 'Blackjack payé 3 contre 2',
      bust: 'Plus de 21 avec {points}',
      dealerBust: 'Le croupier dépasse 21 avec {dealer}',
      ends: 'Vous avez {points}, le croupier {dealer}',
    },
  },
};
