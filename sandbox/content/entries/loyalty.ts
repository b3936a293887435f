import { Media, type ContentLocale, type ContentRecord } from '../content-value';
import type { Localized } from './localized';

const TEXTS: Localized<{ title: string; text: string }> = {
  en: {
    title: 'The ##site## Circle',
    text: `<p>Every real-money round earns points, whatever the stake and whatever the game. Points lift you through the
levels of the Circle and buy things in the shop: free spins, bonus money, and a few rewards you cannot get any other way.</p>
<h2>Three things to know</h2>
<ul>
<li><strong>Points never expire</strong> while you play at least once in ninety days.</li>
<li><strong>Levels only go up.</strong> A quiet month does not take a level away.</li>
<li><strong>Your character is yours.</strong> Choose one, change it whenever you like, and unlock the rest as you climb.</li>
</ul>`,
  },
  fr: {
    title: 'Le Cercle ##site##',
    text: `<p>Chaque partie en argent réel rapporte des points, quels que soient la mise et le jeu. Les points vous font gravir
les niveaux du Cercle et se dépensent en boutique : tours gratuits, bonus, et quelques récompenses introuvables ailleurs.</p>
<h2>Trois choses à savoir</h2>
<ul>
<li><strong>Vos points n’expirent pas</strong> tant que vous jouez au moins une fois tous les quatre-vingt-dix jours.</li>
<li><strong>Un niveau acquis le reste.</strong> Un mois plus calme ne vous fait pas redescendre.</li>
<li><strong>Votre personnage vous appartient.</strong> Choisissez-le, changez-en à votre guise et débloquez les autres en progressant.</li>
</ul>`,
  },
};

export function loyalty(locale: ContentLocale): ContentRecord {
  return {
    ...TEXTS[locale],
    charactersPlace: 'both',
    notification: { duration: 5, delay: 300, volume: 0.5, sound: new Media(null) },
  };
}
