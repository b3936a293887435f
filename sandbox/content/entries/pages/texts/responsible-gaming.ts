import type { PageSource } from '../page-source';

export const RESPONSIBLE_GAMING: PageSource = {
  url: '/responsible-gaming',
  en: {
    title: 'Responsible gaming',
    description: 'Limits, breaks, warning signs and people who help: how to keep play what it should be.',
    text: `<p>Playing should leave you with a good evening, whatever the result. For most people it does. For some it turns into a burden, often
without their noticing. This page is for everybody.</p>
<h2>Before you play</h2>
<ul>
<li>Decide what the evening may cost, as you would for a concert, and leave it at that.</li>
<li>Decide when you will stop. A clock beside you helps more than good intentions.</li>
<li>Do not play when you are sad or angry, or have been drinking.</li>
<li>Never try to win back your losses. What is lost is lost.</li>
</ul>
<h2>Tools in your account</h2>
<table>
<thead><tr><th>Tool</th><th>What it does</th><th>Where</th></tr></thead>
<tbody>
<tr><td>Deposit limit</td><td>No deposit beyond the amount of the day, week or month</td><td>Set by support; shown under Responsible gaming</td></tr>
<tr><td>Automatic log-out</td><td>After a while without activity, with a warning first</td><td>Always on</td></tr>
<tr><td>History</td><td>All stakes, wins and payments to look back on</td><td>Profile and cashier</td></tr>
<tr><td>Break or exclusion</td><td>From one day to permanent; no messages from us meanwhile</td><td>Write to support</td></tr>
</tbody>
</table>
<p>A stricter limit holds at once. A looser one takes time, so that it is decided with a cool head. See your
<a href="/profile/responsible-game">limits</a>.</p>
<h2>Ask yourself</h2>
<ol>
<li>Do I play with money that was meant for something else?</li>
<li>Do I hide from others how much or how often I play?</li>
<li>Do I need higher stakes than before for the same thrill?</li>
<li>Have I tried to stop, and could not?</li>
</ol>
<p>Two yeses are a good reason to take a break and talk to somebody.</p>
<h2>People who help</h2>
<p>Help is free and nobody asks for your name. In France, call Joueurs Info Service on 09 74 75 13 13, every day from 8 a.m. to 2 a.m.
Elsewhere, your health service knows the number for your country. You can also write to our <a href="/support">support</a>: the
team is trained for these conversations and never tries to keep you playing.</p>
<h2>Children</h2>
<p>Nobody under 18 may play. If you share a device, log out after playing and install filtering software.</p>`,
  },
  fr: {
    title: 'Jeu responsable',
    description:
      'Limites, pauses, signaux d’alerte et personnes à qui parler : pour que le jeu reste ce qu’il doit être.',
    text: `<p>Jouer devrait laisser le souvenir d’une bonne soirée, quel qu’en soit le résultat. C’est le cas pour la plupart. Pour certains, le jeu
devient un poids, souvent sans qu’ils s’en aperçoivent. Cette page s’adresse à tout le monde.</p>
<h2>Avant de jouer</h2>
<ul>
<li>Décidez de ce que la soirée peut coûter, comme pour un concert, et tenez-vous-y.</li>
<li>Décidez de l’heure à laquelle vous arrêterez. Une montre à portée de vue vaut mieux que de bonnes résolutions.</li>
<li>Ne jouez pas quand vous êtes triste, en colère ou que vous avez bu.</li>
<li>Ne cherchez jamais à vous refaire. Ce qui est perdu est perdu.</li>
</ul>
<h2>Les outils de votre compte</h2>
<table>
<thead><tr><th>Outil</th><th>Ce qu’il fait</th><th>Où le trouver</th></tr></thead>
<tbody>
<tr><td>Limite de dépôt</td><td>Aucun dépôt au-delà du montant du jour, de la semaine ou du mois</td><td>Fixée par l’assistance ; visible dans Jeu responsable</td></tr>
<tr><td>Déconnexion automatique</td><td>Après un temps sans action, avec un avertissement</td><td>Toujours active</td></tr>
<tr><td>Historique</td><td>Mises, gains et paiements à relire à tête reposée</td><td>Profil et caisse</td></tr>
<tr><td>Pause ou exclusion</td><td>D’un jour à une durée illimitée, sans aucun message de notre part</td><td>Écrire à l’assistance</td></tr>
</tbody>
</table>
<p>Une limite plus stricte s’applique aussitôt. Une limite plus souple prend du temps, pour être décidée à froid. Consultez vos
<a href="/profile/responsible-game">limites</a>.</p>
<h2>Posez-vous ces questions</h2>
<ol>
<li>Est-ce que je joue de l’argent prévu pour autre chose ?</li>
<li>Est-ce que je cache à mes proches combien je joue, ou à quelle fréquence ?</li>
<li>Me faut-il des mises plus fortes qu’avant pour ressentir la même chose ?</li>
<li>Ai-je essayé d’arrêter, sans y parvenir ?</li>
</ol>
<p>Deux « oui » sont une bonne raison de faire une pause et d’en parler à quelqu’un.</p>
<h2>Des personnes pour vous aider</h2>
<p>L’aide est gratuite et personne ne vous demandera votre nom. En France, appelez Joueurs Info Service au 09 74 75 13 13, tous les jours
de 8 h à 2 h. Ailleurs, votre service de santé connaît le numéro de votre pays. Vous pouvez aussi écrire à notre
<a href="/support">assistance</a> : ses équipes sont formées à ces échanges et ne chercheront jamais à vous retenir.</p>
<h2>Les mineurs</h2>
<p>Personne ne joue avant 18 ans. Si vous partagez un appareil, déconnectez-vous après avoir joué et installez un logiciel de filtrage.</p>`,
  },
};
