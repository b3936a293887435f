import type { Text } from '../texts';
import { both } from './both';

/** A campaign popup, opened by an event or by its address. */
export interface SeedPopup {
  id: number;
  sysname: string;
  title: Text;
  text: Text;
  button: Text;
  url: string;
}

export const POPUPS: readonly SeedPopup[] = [
  {
    id: 91,
    sysname: 'summer',
    title: both('Summer in full swing', 'L’été bat son plein'),
    text: both(
      'The code SUMMER50 brings a 15 € bonus. Enter it in your profile.',
      'Le code SUMMER50 vous vaut un bonus de 15 €. Saisissez-le dans votre profil.',
    ),
    button: both('See the offer', 'Voir l’offre'),
    url: '/offers/16',
  },
  {
    id: 92,
    sysname: 'welcome',
    title: both('Good to see you', 'Ravis de vous voir'),
    text: both(
      'A welcome gift of 100 € is waiting on your main balance. Pick a game and enjoy the evening.',
      'Un cadeau de bienvenue de 100 € vous attend sur votre solde principal. Choisissez un jeu et profitez de la soirée.',
    ),
    button: both('Choose a game', 'Choisir un jeu'),
    url: '/gamehall',
  },
  {
    id: 93,
    sysname: 'weekend',
    title: both('Weekend cashback', 'Cashback du week-end'),
    text: both(
      '10% of your weekend losses come back on Monday, without wagering.',
      '10 % des pertes du week-end reviennent le lundi, sans condition de mise.',
    ),
    button: both('How it works', 'Comment ça marche'),
    url: '/promotions',
  },
  {
    id: 94,
    sysname: 'lanterns',
    title: both('The lanterns are lit', 'Les lanternes sont allumées'),
    text: both(
      'The Lantern Festival tournament collects points around the clock.',
      'Le tournoi de la Fête des lanternes compte les points jour et nuit.',
    ),
    button: both('See the tournament', 'Voir le tournoi'),
    url: '/tournaments/86',
  },
];
