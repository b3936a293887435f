import type { PageSources } from './page-source';

/** Public pages about what a player gets: offers, promotions, loyalty and its shop. */
export const REWARD_PAGES: PageSources = [
  {
    url: '/offers',
    picture: 'og-offers.png',
    productSku: 'AUR-OFFERS',
    en: {
      title: 'Offers',
      description:
        'Welcome bonus, free spins and weekly extras at ##site##, each with its conditions in plain words.',
      text: `<h2>One rule for every offer</h2>
<p>What you see is what you get: each card names its amount and its terms, the wagering and the time you have. Choose
an offer while you make a deposit, or make the deposit without one. Nothing is added that you did not ask for.</p>
<p>The rules all offers share are in the <a href="/bonus-terms">bonus terms</a>.</p>`,
    },
    fr: {
      title: 'Offres',
      description:
        'Bonus de bienvenue, tours gratuits et petits plus de la semaine, chacun avec ses conditions en clair.',
      text: `<h2>Une règle pour toutes les offres</h2>
<p>Ce qui est affiché est ce que vous recevez : chaque carte indique le montant, les conditions de mise et le délai.
Choisissez une offre au moment du dépôt, ou déposez sans offre. Rien ne s’ajoute sans que vous l’ayez demandé.</p>
<p>Les règles communes se trouvent dans les <a href="/bonus-terms">conditions des bonus</a>.</p>`,
    },
  },
  {
    url: '/promotions',
    picture: 'og-offers.png',
    en: {
      title: 'Promotions',
      description: 'Prize draws, missions and seasonal events at ##site##. Join in one click.',
      text: `<h2>Something to look forward to</h2>
<p>Promotions come and go with the season: draws, missions, weekends when coins count twice. Join with one click and play as
you always do. Looking for something to add to a deposit? See the <a href="/offers">offers</a>.</p>`,
    },
    fr: {
      title: 'Promotions',
      description:
        'Tirages au sort, missions et rendez-vous de saison chez ##site##. Un clic suffit pour participer.',
      text: `<h2>De quoi se réjouir d’avance</h2>
<p>Les promotions vont et viennent au fil des saisons : tirages, missions, week-ends où les pièces comptent double. Un clic pour
vous inscrire, puis jouez comme d’habitude. Vous cherchez un plus pour votre dépôt ? Voyez les <a href="/offers">offres</a>.</p>`,
    },
  },
  {
    url: '/loyalty',
    picture: 'og-offers.png',
    en: {
      title: 'The ##site## Circle',
      description:
        'Coins for every real-money round, levels that are never lost, a shop and a character of your own.',
    },
    fr: {
      title: 'Le Cercle ##site##',
      description:
        'Des pièces à chaque partie en argent réel, des niveaux qui ne se perdent pas, une boutique et un personnage bien à vous.',
    },
  },
  {
    url: '/loyalty/shop',
    picture: 'og-offers.png',
    productSku: 'AUR-SHOP',
    en: {
      title: 'Loyalty shop',
      description: 'Spend your coins on free spins, bonus money and limited rewards.',
      text: `<h2>Coins well spent</h2>
<p>Rewards are added to your account the moment you buy them. Some are limited and come back when the shelf is filled again.
Coins cannot be bought.</p>`,
    },
    fr: {
      title: 'Boutique fidélité',
      description: 'Échangez vos pièces contre des tours gratuits, des bonus et des récompenses limitées.',
      text: `<h2>Des pièces bien dépensées</h2>
<p>Les récompenses rejoignent votre compte dès l’achat. Certaines sont en nombre limité et reviennent au réassort suivant.
Les pièces ne s’achètent pas.</p>`,
    },
  },
];
