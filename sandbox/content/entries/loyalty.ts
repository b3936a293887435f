import { Media, type ContentLocale, type ContentRecord } from '../content-value';
import type { Localized } from './localized';

interface LoyaltyTexts {
  title: string;
  text: string;
  pointsName: string;
  levels: { id: number; text: string }[];
}

const TEXTS: Localized<LoyaltyTexts> = {
  en: {
    title: 'The ##site## Circle',
    text: `<h2>Three things to know</h2>
<ul>
<li><strong>Coins never expire</strong> while you play at least once in ninety days.</li>
<li><strong>Levels only go up.</strong> A quiet month does not take a level away.</li>
<li><strong>Your character is yours.</strong> Choose one, and change it whenever you like.</li>
</ul>`,
    pointsName: 'coins',
    levels: [
      { id: 1, text: 'Coins for every euro you stake' },
      { id: 2, text: 'Big rewards in the shop' },
      { id: 3, text: 'A gift on your birthday' },
      { id: 4, text: 'A guest seat at the high table' },
      { id: 5, text: 'Your own seat at the high table' },
    ],
  },
  fr: {
    title: 'Le Cercle ##site##',
    text: `<h2>Trois choses à savoir</h2>
<ul>
<li><strong>Vos pièces n’expirent pas</strong> tant que vous jouez au moins une fois tous les quatre-vingt-dix jours.</li>
<li><strong>Un niveau acquis le reste.</strong> Un mois plus calme ne vous fait pas redescendre.</li>
<li><strong>Votre personnage vous appartient.</strong> Choisissez-le, et changez-en à votre guise.</li>
</ul>`,
    pointsName: 'pièces',
    levels: [
      { id: 1, text: 'Des pièces pour chaque euro misé' },
      { id: 2, text: 'De belles récompenses' },
      { id: 3, text: 'Un cadeau pour votre anniversaire' },
      { id: 4, text: 'Une place d’invité à la table d’honneur' },
      { id: 5, text: 'Votre place à la table d’honneur' },
    ],
  },
};

export function loyalty(locale: ContentLocale): ContentRecord {
  return {
    ...TEXTS[locale],
    charactersPlace: 'both',
    notification: { duration: 5, delay: 300, volume: 0.5, sound: new Media(null) },
  };
}
