import type { PageSource } from './page-source';

export const HOME_PAGE: PageSource = {
  url: '/',
  picture: 'og-home.png',
  hasOrganization: true,
  en: {
    title: '##site## – slots, live tables and jackpots',
    description:
      'More than a thousand slots, live tables and fast games, daily tournaments and jackpots that grow while you watch. Play for fun or for real at ##site##.',
    text: `<h2>An evening at ##site##</h2>
<p>Some evenings call for ten quiet minutes with a favourite slot, others for a live table and a dealer who knows your
name. ##site## is built for both. The <a href="/gamehall">games hall</a> holds more than a thousand games from thirty studios,
and nearly every slot can be tried free of charge before a single cent is staked.</p>
<h2>Something is always on</h2>
<p><a href="/tournaments">Tournaments</a> start every day, with a leaderboard that moves as you play. The
<a href="/jackpots">jackpots</a> grow with each stake, and the latest <a href="/winners">winners</a> are there for all to see. The
<a href="/offers">offers</a> of the week come with their conditions in plain words.</p>
<h2>Your coins are worth something</h2>
<p>Every real-money round earns coins in the <a href="/loyalty">##site## Circle</a>. They lift you from level to level and buy
free spins, bonus money and a few surprises in the <a href="/loyalty/shop">shop</a>.</p>
<h2>Play that stays play</h2>
<p>Set a limit before you start, take a break whenever you like, and ask us anything at any hour. How we help you keep the
upper hand is written on the page about <a href="/responsible-gaming">responsible gaming</a>.</p>`,
    faq: [
      {
        question: 'Can I play without paying?',
        answer:
          'Yes. Nearly every slot has a demo mode with play money, open to everyone, without an account. Live tables are for real money only.',
      },
      {
        question: 'How quickly do I receive my winnings?',
        answer:
          'We look at most withdrawals within a few hours. After that the time depends on the method: e-wallets take minutes, cards and banks one to three working days.',
      },
      {
        question: 'Does ##site## work on my phone?',
        answer:
          'Yes, in the browser, with nothing to install. You can also add ##site## to your home screen and start it like any other app.',
      },
      {
        question: 'Who may play?',
        answer: 'Adults of 18 years and over, for themselves only, with one account each.',
      },
    ],
  },
  fr: {
    title: '##site## – machines à sous, tables en direct et jackpots',
    description:
      'Plus de mille machines à sous, tables en direct et jeux rapides, des tournois chaque jour et des jackpots qui grimpent sous vos yeux. Jouez pour le plaisir ou en argent réel chez ##site##.',
    text: `<h2>Une soirée chez ##site##</h2>
<p>Certains soirs, dix minutes tranquilles sur votre machine préférée suffisent ; d’autres appellent une table en direct et un
croupier qui vous salue par votre nom. ##site## réunit les deux. La <a href="/gamehall">salle de jeux</a> propose plus de
mille titres de trente studios, et presque toutes les machines s’essaient gratuitement avant de miser le moindre centime.</p>
<h2>Il se passe toujours quelque chose</h2>
<p>Des <a href="/tournaments">tournois</a> démarrent chaque jour, avec un classement qui bouge à mesure que vous jouez. Les
<a href="/jackpots">jackpots</a> grandissent à chaque mise et les derniers <a href="/winners">gagnants</a> s’affichent au grand jour.
Les <a href="/offers">offres</a> de la semaine présentent leurs conditions en clair.</p>
<h2>Vos pièces ont de la valeur</h2>
<p>Chaque partie en argent réel rapporte des pièces dans le <a href="/loyalty">Cercle ##site##</a>. Elles vous font gravir les niveaux
et s’échangent en <a href="/loyalty/shop">boutique</a> contre des tours gratuits, des bonus et quelques surprises.</p>
<h2>Que le jeu reste un jeu</h2>
<p>Fixez une limite avant de commencer, faites une pause quand bon vous semble et posez-nous vos questions à toute heure.
Notre page sur le <a href="/responsible-gaming">jeu responsable</a> explique comment nous vous aidons à garder la main.</p>`,
    faq: [
      {
        question: 'Peut-on jouer sans payer ?',
        answer:
          'Oui. Presque toutes les machines à sous ont un mode démo, en monnaie fictive, ouvert à tous et sans compte. Les tables en direct se jouent uniquement en argent réel.',
      },
      {
        question: 'En combien de temps reçoit-on ses gains ?',
        answer:
          'Nous étudions la plupart des retraits en quelques heures. Le délai dépend ensuite du moyen choisi : quelques minutes vers un portefeuille électronique, un à trois jours ouvrés vers une carte ou une banque.',
      },
      {
        question: '##site## fonctionne-t-il sur mon téléphone ?',
        answer:
          'Oui, dans le navigateur, sans rien installer. Vous pouvez aussi ajouter ##site## à votre écran d’accueil et l’ouvrir comme une application.',
      },
      {
        question: 'Qui peut jouer ?',
        answer: 'Toute personne majeure, pour son propre compte, avec un seul compte par joueur.',
      },
    ],
  },
};
