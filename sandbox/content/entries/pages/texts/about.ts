import type { PageSource } from '../page-source';

export const ABOUT: PageSource = {
  url: '/about',
  en: {
    title: 'About us',
    description: 'Who stands behind ##site##, what we care about and what we will never do.',
    text: `<p>We love the golden hour: the moment when the day is done and the evening is still all yours. That is the moment we
built this house for.</p>
<h2>What we care about</h2>
<ul>
<li><strong>Clarity.</strong> A condition that does not fit on a card in plain words is a bad condition.</li>
<li><strong>Pace.</strong> Pages open at once, payments are looked at within hours, questions are answered by people.</li>
<li><strong>Measure.</strong> We would rather see you again next month than see you lose tonight.</li>
</ul>
<h2>##site## in figures</h2>
<table>
<thead><tr><th>What</th><th>How many</th></tr></thead>
<tbody>
<tr><td>Games</td><td>More than 1,200</td></tr>
<tr><td>Studios</td><td>30</td></tr>
<tr><td>Languages</td><td>2</td></tr>
<tr><td>Hours a day that somebody answers</td><td>24</td></tr>
</tbody>
</table>
<h2>What we never do</h2>
<p>We do not hide the way out, we do not call players to talk them into playing, and we do not send offers to people on a break. How we
make sure of that is explained under <a href="/responsible-gaming">responsible gaming</a>; how games are tested, under
<a href="/fair-play">fair play</a>.</p>
<h2>Talk to us</h2>
<p>For everything about your account there is <a href="/support">support</a>. For everything else, see <a href="/contacts">contacts</a>;
journalists find material on the <a href="/press">press page</a>.</p>`,
  },
  fr: {
    title: 'À propos de nous',
    description: 'Qui se tient derrière ##site##, ce qui compte pour nous et ce que nous ne ferons jamais.',
    text: `<p>Notre heure préférée est l’heure dorée : celle où la journée s’achève et où la soirée est encore toute à vous. C’est pour ce moment-là
que nous avons bâti cette maison.</p>
<h2>Ce qui compte pour nous</h2>
<ul>
<li><strong>La clarté.</strong> Une condition qui ne tient pas sur une carte, en mots simples, est une mauvaise condition.</li>
<li><strong>Le rythme.</strong> Les pages s’ouvrent aussitôt, les paiements sont étudiés dans les heures qui suivent et ce sont des
personnes qui répondent.</li>
<li><strong>La mesure.</strong> Nous préférons vous revoir le mois prochain que vous voir perdre ce soir.</li>
</ul>
<h2>##site## en chiffres</h2>
<table>
<thead><tr><th>Quoi</th><th>Combien</th></tr></thead>
<tbody>
<tr><td>Jeux</td><td>Plus de 1 200</td></tr>
<tr><td>Studios</td><td>30</td></tr>
<tr><td>Langues</td><td>2</td></tr>
<tr><td>Heures par jour où quelqu’un répond</td><td>24</td></tr>
</tbody>
</table>
<h2>Ce que nous ne faisons jamais</h2>
<p>Nous ne cachons pas la sortie, nous n’appelons personne pour l’inciter à jouer et nous n’envoyons pas d’offres aux joueurs en pause.
La page <a href="/responsible-gaming">jeu responsable</a> dit comment nous y veillons ; la page <a href="/fair-play">équité des jeux</a>,
comment les jeux sont contrôlés.</p>
<h2>Parlons-nous</h2>
<p>Pour tout ce qui touche à votre compte, il y a l’<a href="/support">assistance</a>. Pour le reste, voyez nos
<a href="/contacts">contacts</a> ; les journalistes trouveront de quoi écrire sur la <a href="/press">page presse</a>, en anglais.</p>`,
  },
};
