import type { PageSource } from '../page-source';

export const FAIR_PLAY: PageSource = {
  url: '/fair-play',
  en: {
    title: 'Fair play',
    description:
      'Random numbers, tested games and return to player: how ##site## makes sure every round is an honest one.',
    text: `<p>A game of chance is only worth playing if the chance is real. Here is what stands behind every round at ##site##.</p>
<h2>Nobody holds the dice</h2>
<p>The result of each round comes from a random number generator on the server of the studio that made the game. Neither we nor you can
see it beforehand, and neither can change it. The generator has no memory: after ten losses the eleventh spin has exactly the same
chances as the first.</p>
<h2>Who checks the checkers</h2>
<ul>
<li>Independent laboratories test each generator and each game before it opens.</li>
<li>Every change of a game is tested again before it reaches you.</li>
<li>We compare the real results of every game with its theoretical return each month and close it if the two drift apart.</li>
</ul>
<h2>What return to player means</h2>
<p>The figure tells which share of all stakes a game pays back over millions of rounds. It says nothing about one evening.</p>
<table>
<thead><tr><th>Type of game</th><th>Usual return</th></tr></thead>
<tbody>
<tr><td>Slots</td><td>94% to 97%</td></tr>
<tr><td>Roulette with one zero</td><td>97.3%</td></tr>
<tr><td>Blackjack, played well</td><td>about 99%</td></tr>
<tr><td>Fast games</td><td>95% to 99%</td></tr>
</tbody>
</table>
<h2>Live tables</h2>
<p>Cards and wheels on live tables are real. They are filmed without a break, read by two systems at once, and changed as often as in
any good house. The recording of a disputed round is kept for ninety days.</p>
<p>Something looked odd? Tell <a href="/support">support</a> the game and the time, and we look at that very round.</p>`,
  },
  fr: {
    title: 'Équité des jeux',
    description:
      'Hasard certifié, jeux contrôlés, taux de retour : comment ##site## veille à l’honnêteté de chaque partie.',
    text: `<p>Un jeu de hasard ne vaut d’être joué que si le hasard est réel. Voici ce qui se tient derrière chaque partie chez ##site##.</p>
<h2>Personne ne tient les dés</h2>
<p>Le résultat de chaque partie provient d’un générateur de nombres aléatoires installé sur le serveur du studio. Ni vous ni nous ne
pouvons le connaître à l’avance, encore moins le modifier. Ce générateur n’a pas de mémoire : après dix pertes, le onzième tour a
exactement les mêmes chances que le premier.</p>
<h2>Qui contrôle ceux qui contrôlent</h2>
<ul>
<li>Des laboratoires indépendants testent chaque générateur et chaque jeu avant son ouverture.</li>
<li>Toute modification d’un jeu est contrôlée de nouveau avant de vous parvenir.</li>
<li>Chaque mois, nous comparons les résultats réels de chaque jeu à son taux de retour théorique et le fermons si les deux s’écartent.</li>
</ul>
<h2>Ce que dit le taux de retour</h2>
<p>Il indique la part de toutes les mises qu’un jeu reverse sur des millions de parties. Il ne dit rien d’une soirée en particulier.</p>
<table>
<thead><tr><th>Type de jeu</th><th>Taux de retour habituel</th></tr></thead>
<tbody>
<tr><td>Machines à sous</td><td>94 à 97 %</td></tr>
<tr><td>Roulette à un seul zéro</td><td>97,3 %</td></tr>
<tr><td>Blackjack bien joué</td><td>environ 99 %</td></tr>
<tr><td>Jeux rapides</td><td>95 à 99 %</td></tr>
</tbody>
</table>
<h2>Les tables en direct</h2>
<p>Cartes et roulettes y sont bien réelles. Elles sont filmées sans interruption, lues par deux systèmes à la fois et remplacées aussi
souvent que dans toute bonne maison. L’enregistrement d’une partie contestée est conservé quatre-vingt-dix jours.</p>
<p>Quelque chose vous a paru étrange ? Donnez le jeu et l’heure à l’<a href="/support">assistance</a> : nous revoyons la partie en question.</p>`,
  },
};
