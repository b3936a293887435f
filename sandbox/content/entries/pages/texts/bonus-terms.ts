import type { PageSource } from '../page-source';

export const BONUS_TERMS: PageSource = {
  url: '/bonus-terms',
  en: {
    title: 'Bonus terms',
    description:
      'How bonuses, free spins and cashback work at ##site##: wagering, time limits and which games count.',
    text: `<p>Every bonus has its own card with its own figures. What follows holds for all of them; where a card says something else, the card
decides.</p>
<h2>Taking and leaving a bonus</h2>
<ul>
<li>You choose a bonus yourself, with a deposit, by a promo code or in your <a href="/profile/bonuses">profile</a>.</li>
<li>One bonus is active at a time. The next one waits until the first is finished or removed.</li>
<li>You may remove an active bonus at any time. Bonus money and what was won with it are then lost; your own money is not touched.</li>
</ul>
<h2>Wagering</h2>
<p>Wagering says how often the bonus must be staked before it turns into money of your own. A bonus of 20 € with ten times wagering
asks for stakes of 200 € altogether. Your own money is always staked first.</p>
<table>
<thead><tr><th>Game</th><th>Share of the stake that counts</th></tr></thead>
<tbody>
<tr><td>Slots</td><td>100%</td></tr>
<tr><td>Fast games</td><td>50%</td></tr>
<tr><td>Table games</td><td>20%</td></tr>
<tr><td>Live casino</td><td>10%</td></tr>
</tbody>
</table>
<h2>Free spins and cashback</h2>
<p>Free spins are played in the game named on their card, with the stake that is set there. Cashback is counted on the difference
between stakes and wins of real money, shows in your <a href="/profile/cashback">profile</a> and must be collected before its last day.</p>
<h2>Fairness works both ways</h2>
<p>Bonuses are meant for play. If accounts act together, or stakes have no other aim than to turn a bonus into cash without risk, we
may take it back, and we tell you why. The <a href="/terms">terms and conditions</a> also apply.</p>`,
  },
  fr: {
    title: 'Conditions des bonus',
    description:
      'Le fonctionnement des bonus, des tours gratuits et du cashback chez ##site## : conditions de mise, délais et jeux admis.',
    text: `<p>Chaque bonus a sa carte et ses chiffres. Ce qui suit vaut pour tous ; si une carte en dispose autrement, c’est elle qui l’emporte.</p>
<h2>Prendre ou laisser un bonus</h2>
<ul>
<li>C’est vous qui choisissez un bonus : lors d’un dépôt, par un code promo ou depuis votre <a href="/profile/bonuses">profil</a>.</li>
<li>Un seul bonus est actif à la fois. Le suivant attend que le premier soit terminé ou supprimé.</li>
<li>Vous pouvez supprimer un bonus actif à tout moment. Le bonus et les gains qui en découlent sont alors perdus ; votre propre argent
n’est pas touché.</li>
</ul>
<h2>Les conditions de mise</h2>
<p>Elles indiquent combien de fois le bonus doit être misé avant de devenir de l’argent à vous. Un bonus de 20 € à miser dix fois demande
200 € de mises au total. Votre propre argent est toujours misé en premier.</p>
<table>
<thead><tr><th>Jeu</th><th>Part de la mise prise en compte</th></tr></thead>
<tbody>
<tr><td>Machines à sous</td><td>100 %</td></tr>
<tr><td>Jeux rapides</td><td>50 %</td></tr>
<tr><td>Jeux de table</td><td>20 %</td></tr>
<tr><td>Casino en direct</td><td>10 %</td></tr>
</tbody>
</table>
<h2>Tours gratuits et cashback</h2>
<p>Les tours gratuits se jouent sur le jeu indiqué sur leur carte, à la mise qui y est fixée. Le cashback se calcule sur l’écart entre
mises et gains en argent réel ; il apparaît dans votre <a href="/profile/cashback">profil</a> et doit être récupéré avant son dernier jour.</p>
<h2>L’équité vaut dans les deux sens</h2>
<p>Un bonus est fait pour jouer. Si des comptes agissent de concert, ou si les mises n’ont d’autre but que de convertir un bonus sans
risque, nous pouvons le reprendre, en vous disant pourquoi. Les <a href="/terms">conditions générales</a> s’appliquent par ailleurs.</p>`,
  },
};
