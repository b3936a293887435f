import type { PageSources } from './page-source';

/** Fallbacks of the detail pages; `##name##` becomes the item's own name (R-SEO-02). */
export const TEMPLATE_PAGES: PageSources = [
  {
    url: '/offers/##name##',
    picture: 'og-offers.png',
    productSku: 'AUR-OFFER',
    en: {
      title: '##name## – offer',
      description: '##name## at ##site##: what you get, how to take it and the conditions in plain words.',
      text: '<p>The <a href="/bonus-terms">bonus terms</a> apply as well.</p>',
    },
    fr: {
      title: '##name## – offre',
      description:
        '##name## chez ##site## : ce que vous recevez, comment en profiter et les conditions en clair.',
      text: '<p>Les <a href="/bonus-terms">conditions des bonus</a> s’appliquent également.</p>',
    },
  },
  {
    url: '/promotions/##name##',
    picture: 'og-offers.png',
    en: {
      title: '##name## – promotion',
      description: '##name##: dates, prizes and how to join this ##site## promotion.',
      text: '<h2>Taking part in ##name##</h2><p>One click and you are in; from then on your play counts by itself. Results appear in your profile when the promotion ends.</p>',
    },
    fr: {
      title: '##name## – promotion',
      description:
        '##name## : les dates, les lots et la marche à suivre pour participer à cette promotion ##site##.',
      text: '<h2>Participer à ##name##</h2><p>Un clic suffit pour s’inscrire ; ensuite, vos parties comptent d’elles-mêmes. Les résultats s’affichent dans votre profil à la fin de la promotion.</p>',
    },
  },
  {
    url: '/tournaments/##name##',
    picture: 'og-games.png',
    en: {
      title: '##name## – tournament',
      description: '##name##: prize pool, rules and live leaderboard at ##site##.',
      text: '<h2>How ##name## is scored</h2><p>Every qualifying round brings points, and the leaderboard moves as you play. A tie goes to the player who got there first.</p>',
    },
    fr: {
      title: '##name## – tournoi',
      description: '##name## : dotation, règlement et classement en direct chez ##site##.',
      text: '<h2>Comment se gagne ##name##</h2><p>Chaque partie éligible rapporte des points et le classement évolue à mesure que vous jouez. À égalité, le premier arrivé l’emporte.</p>',
    },
  },
  {
    url: '/tournaments/##name##/gamehall',
    picture: 'og-games.png',
    en: {
      title: '##name## – games of the tournament',
      description: 'All the games that bring points in ##name##.',
      text: '<p>Only rounds played for real money in these games count for <strong>##name##</strong>. Join the tournament before you start.</p>',
    },
    fr: {
      title: '##name## – les jeux du tournoi',
      description: 'Tous les jeux qui rapportent des points dans ##name##.',
      text: '<p>Seules les parties en argent réel jouées sur ces jeux comptent pour <strong>##name##</strong>. Inscrivez-vous au tournoi avant de commencer.</p>',
    },
  },
  {
    url: '/jackpots/##name##',
    picture: 'og-games.png',
    en: {
      title: '##name## – jackpot',
      description: '##name##: the amount now, the latest winners and the games that feed it.',
      text: '<h2>How ##name## grows</h2><p>A small share of every stake in its games goes into the pot. Any spin can win it, whatever its size.</p>',
    },
    fr: {
      title: '##name## – jackpot',
      description: '##name## : son montant actuel, ses derniers gagnants et les jeux qui l’alimentent.',
      text: '<h2>Comment grandit ##name##</h2><p>Une petite part de chaque mise sur ses jeux rejoint la cagnotte. N’importe quel tour peut la décrocher, quelle que soit la mise.</p>',
    },
  },
  {
    url: '/game/##name##',
    picture: 'og-games.png',
    productSku: 'AUR-GAME',
    en: {
      title: 'Play ##name##',
      description: 'Play ##name## at ##site##, for fun or for real, on a phone or a big screen.',
    },
    fr: {
      title: 'Jouer à ##name##',
      description:
        'Jouez à ##name## chez ##site##, pour le plaisir ou en argent réel, sur téléphone ou grand écran.',
    },
  },
  {
    url: '/gamehall/##name##',
    picture: 'og-games.png',
    en: {
      title: '##name## – games',
      description: 'Every ##name## game at ##site##, with free demo play where the studio allows it.',
      text: '<h2>##name## at ##site##</h2><p>Sort by popularity or name, or narrow the list to the studios you like. The heart on a tile keeps a game for later.</p>',
    },
    fr: {
      title: '##name## – les jeux',
      description: 'Tous les jeux ##name## de la maison, en démo gratuite quand le studio le permet.',
      text: '<h2>##name## chez ##site##</h2><p>Triez par popularité ou par nom, ou limitez la liste à vos studios préférés. Le cœur d’une vignette met un jeu de côté.</p>',
    },
  },
  {
    url: '/loyalty/##name##',
    picture: 'og-offers.png',
    en: {
      title: '##name## – loyalty programme',
      description: '##name##: its levels, its rewards and how you climb.',
      text: '<p>You climb in <strong>##name##</strong> by playing; there is nothing to sign up for. Each level opens new rewards in the <a href="/loyalty/shop">shop</a>.</p>',
    },
    fr: {
      title: '##name## – programme de fidélité',
      description: '##name## : ses récompenses, ses niveaux et comment les gravir.',
      text: '<p>On progresse dans <strong>##name##</strong> simplement en jouant, sans inscription. Chaque niveau ouvre de nouvelles récompenses en <a href="/loyalty/shop">boutique</a>.</p>',
    },
  },
];
