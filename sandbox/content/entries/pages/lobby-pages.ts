import type { PageSources } from './page-source';

/** Public pages about games: the hall, studios, jackpots, tournaments, winners and betting. */
export const LOBBY_PAGES: PageSources = [
  {
    url: '/gamehall',
    picture: 'og-games.png',
    en: {
      title: 'Games hall',
      description:
        'Slots, live casino, table games and fast games from thirty studios. Search, filter and try them free.',
      text: `<h2>Find your game</h2>
<p>Start with a category, narrow the list to the studios you like, or type part of a name into the search. Press the heart on
a tile and the game waits for you among your favourites.</p>
<h2>Try first, decide later</h2>
<p>Games with a demo can be played with play money for as long as you wish. When you change to real money nothing else
changes: the same reels, the same rules, the same chances. How those chances are tested is explained under
<a href="/fair-play">fair play</a>.</p>`,
    },
    fr: {
      title: 'Salle de jeux',
      description:
        'Machines à sous, casino en direct, jeux de table et jeux rapides de trente studios. Cherchez, filtrez, essayez gratuitement.',
      text: `<h2>Trouvez votre jeu</h2>
<p>Partez d’une catégorie, gardez les studios qui vous plaisent ou saisissez une partie du nom dans la recherche. Touchez
le cœur d’une vignette : le jeu rejoint vos favoris.</p>
<h2>Essayez d’abord, décidez ensuite</h2>
<p>Les jeux dotés d’une démo se jouent en monnaie fictive aussi longtemps que vous le souhaitez. En passant à l’argent réel,
rien ne change : mêmes rouleaux, mêmes règles, mêmes chances. La page <a href="/fair-play">équité des jeux</a> explique comment
ces chances sont contrôlées.</p>`,
    },
  },
  {
    url: '/providers',
    picture: 'og-games.png',
    en: {
      title: 'Game providers',
      description:
        'Thirty studios under one roof. See who makes your favourite games and what else they have made.',
      text: `<h2>Thirty studios, thirty tastes</h2>
<p>Some studios draw lavish adventures, others build a clean three-reel machine and stop there. Choose one to see all of its
games in the <a href="/gamehall">hall</a>, or pick several and compare.</p>
<p>Every studio supplies its games with certificates of independent laboratories; without them no game opens here.</p>`,
    },
    fr: {
      title: 'Fournisseurs de jeux',
      description:
        'Trente studios sous un même toit. Découvrez qui crée vos jeux préférés, et ce qu’ils ont fait d’autre.',
      text: `<h2>Trente studios, trente caractères</h2>
<p>Certains dessinent des aventures somptueuses, d’autres une machine à trois rouleaux et rien de plus. Choisissez-en un pour
voir tous ses titres dans la <a href="/gamehall">salle de jeux</a>, ou plusieurs pour comparer.</p>
<p>Chaque studio livre ses jeux avec les certificats de laboratoires indépendants ; sans eux, aucun jeu n’ouvre ici.</p>`,
    },
  },
  {
    url: '/jackpots',
    picture: 'og-games.png',
    en: {
      title: 'Jackpots',
      description: 'Watch the pots grow in real time, see who won last and play the games that feed them.',
      text: `<h2>How a jackpot grows</h2>
<p>A small share of every stake in the games of a jackpot goes into its pot. Nobody has to enter: whoever plays one of the
games takes part, and every spin has its chance.</p>
<h2>When it drops</h2>
<p>The winner is told at once in the game, and the amount goes to the main balance without any wagering. The pot then starts
again from its base. The <a href="/winners">list of winners</a> shows the latest ones.</p>`,
    },
    fr: {
      title: 'Jackpots',
      description:
        'Suivez les cagnottes en temps réel, découvrez les derniers gagnants et les jeux qui les alimentent.',
      text: `<h2>Comment le jackpot augmente</h2>
<p>Une petite part de chaque mise sur les jeux d’un jackpot rejoint sa cagnotte. Nul besoin de s’inscrire : jouer à l’un de
ces jeux, c’est participer, et chaque tour a sa chance.</p>
<h2>Quand il tombe</h2>
<p>Le gagnant l’apprend aussitôt dans le jeu et la somme rejoint son solde principal, sans condition de mise. La cagnotte
repart ensuite de sa base. La <a href="/winners">liste des gagnants</a> présente les plus récents.</p>`,
    },
  },
  {
    url: '/tournaments',
    picture: 'og-games.png',
    en: {
      title: 'Tournaments',
      description:
        'Daily and weekly tournaments with live leaderboards. Join in one click and play the games you like.',
      text: `<h2>Three steps to the leaderboard</h2>
<ol>
<li>Open a tournament and join it; most of them cost nothing.</li>
<li>Play any of its games for real money. Points add up automatically.</li>
<li>Watch your place. Prizes are paid when the clock runs out.</li>
</ol>
<p>Players who have chosen a <a href="/help">nickname</a> appear on the leaderboard by name, everybody else unnamed.</p>`,
    },
    fr: {
      title: 'Tournois',
      description:
        'Des tournois chaque jour et chaque semaine, classement en direct. Participez en un clic et jouez à vos jeux préférés.',
      text: `<h2>Le classement en trois étapes</h2>
<ol>
<li>Ouvrez un tournoi et inscrivez-vous ; la plupart sont gratuits.</li>
<li>Jouez à l’un de ses jeux en argent réel. Les points se comptent tout seuls.</li>
<li>Surveillez votre place. Les gains sont versés dès la fin du temps imparti.</li>
</ol>
<p>Seuls les joueurs ayant choisi un <a href="/help">pseudo</a> apparaissent sous ce nom ; les autres restent anonymes.</p>`,
    },
  },
  {
    url: '/winners',
    picture: 'og-home.png',
    en: {
      title: 'Winners',
      description: 'The latest jackpot wins at ##site##: who, in which game and how much.',
      text: `<h2>Fresh from the reels</h2>
<p>The list shows wins as they happen, by nickname only. A win of the past says nothing about the next spin: every round is
drawn again, as explained under <a href="/fair-play">fair play</a>.</p>`,
    },
    fr: {
      title: 'Gagnants',
      description: 'Les derniers gains de jackpots chez ##site## : qui, sur quel jeu et combien.',
      text: `<h2>Tout juste sortis des rouleaux</h2>
<p>La liste présente les gains au fil de l’eau, sous pseudo uniquement. Un gain passé ne dit rien du tour suivant : chaque
partie est tirée à neuf, comme l’explique la page <a href="/fair-play">équité des jeux</a>.</p>`,
    },
  },
  {
    url: '/betting',
    picture: 'og-home.png',
    en: {
      title: 'Betting',
      description:
        'Sports betting at ##site##: football, tennis, basketball and more, before the match and live.',
      text: `<h2>One account, two kinds of evening</h2>
<p>Your balance works for games and bets alike, and betting bonuses are kept in a wallet of their own so that you always see
what is what. Before your first bet, read what we say about <a href="/responsible-gaming">keeping control</a>.</p>`,
    },
    fr: {
      title: 'Paris sportifs',
      description:
        'Les paris sportifs chez ##site## : football, tennis, basket et bien d’autres, avant-match et en direct.',
      text: `<h2>Un seul compte, deux façons de jouer</h2>
<p>Votre solde sert aux jeux comme aux paris, et les bonus de paris occupent leur propre portefeuille : vous savez toujours où
vous en êtes. Avant votre premier pari, lisez nos conseils pour <a href="/responsible-gaming">garder le contrôle</a>.</p>`,
    },
  },
];
