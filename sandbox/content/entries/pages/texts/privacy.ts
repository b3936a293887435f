import type { PageSource } from '../page-source';

export const PRIVACY: PageSource = {
  url: '/privacy',
  en: {
    title: 'Privacy',
    description:
      'Which personal data ##site## keeps, why, for how long, and how you see, correct or delete them.',
    text: `<p>We collect what we need to run your account and what the law obliges us to keep, and nothing for its own sake. This notice says
what that is.</p>
<h2>What we keep and why</h2>
<table>
<thead><tr><th>Data</th><th>What for</th><th>How long</th></tr></thead>
<tbody>
<tr><td>Name, date of birth, address</td><td>To know that you are of age and who you are</td><td>Five years after the account is closed</td></tr>
<tr><td>Email and phone</td><td>Logging in, confirmations, news if you want them</td><td>As long as the account exists</td></tr>
<tr><td>Payments and rounds played</td><td>Your history, accounting, prevention of fraud</td><td>Ten years, as the law demands</td></tr>
<tr><td>Messages to support</td><td>To answer you, and to remember what was agreed</td><td>Three years</td></tr>
</tbody>
</table>
<h2>Who sees them</h2>
<p>Our own staff, as far as their work needs it, and the companies that work for us: payment providers, the service that checks
documents, game studios (which know you by a number only). They may not use your data for anything else. We never sell data.</p>
<h2>Your rights</h2>
<ul>
<li>to see what we hold about you and to receive a copy;</li>
<li>to have mistakes corrected, most of them by yourself in the <a href="/profile/settings">profile</a>;</li>
<li>to have data deleted that we no longer have to keep;</li>
<li>to say no to news at any time, under <a href="/profile/notification">notifications</a> or by the link in every message.</li>
</ul>
<h2>Safety</h2>
<p>All traffic is encrypted, passwords are stored so that nobody can read them, and documents are kept apart from everything else.
If something should go wrong that concerns you, you hear it from us within three days.</p>
<h2>Questions</h2>
<p>Our data protection officer answers at privacy@aurelia.example.com. You can also turn to the authority of your country. What this
site stores in your browser is described under <a href="/cookies">cookies</a>.</p>`,
  },
  fr: {
    title: 'Confidentialité',
    description:
      'Quelles données personnelles nous conservons, pourquoi, combien de temps, et comment les consulter, les corriger ou les effacer.',
    text: `<p>Nous recueillons ce qu’il faut pour tenir votre compte et ce que la loi nous impose de conserver, rien de plus. Voici de quoi il
s’agit.</p>
<h2>Ce que nous conservons, et pourquoi</h2>
<table>
<thead><tr><th>Données</th><th>Pour quoi faire</th><th>Combien de temps</th></tr></thead>
<tbody>
<tr><td>Nom, date de naissance, adresse</td><td>Vérifier votre majorité et votre identité</td><td>Cinq ans après la clôture du compte</td></tr>
<tr><td>E-mail et téléphone</td><td>Connexion, confirmations, actualités si vous le souhaitez</td><td>Tant que le compte existe</td></tr>
<tr><td>Paiements et parties jouées</td><td>Votre historique, la comptabilité, la lutte contre la fraude</td><td>Dix ans, comme la loi l’exige</td></tr>
<tr><td>Messages à l’assistance</td><td>Vous répondre et garder trace de ce qui a été convenu</td><td>Trois ans</td></tr>
</tbody>
</table>
<h2>Qui les voit</h2>
<p>Nos équipes, dans la limite de leurs besoins, et les entreprises qui travaillent pour nous : prestataires de paiement, service de
vérification des documents, studios de jeux (qui ne connaissent de vous qu’un numéro). Aucun autre usage ne leur est permis. Nous
ne vendons jamais de données.</p>
<h2>Vos droits</h2>
<ul>
<li>savoir ce que nous détenons à votre sujet et en recevoir une copie ;</li>
<li>faire corriger les erreurs, le plus souvent vous-même depuis votre <a href="/profile/settings">profil</a> ;</li>
<li>faire effacer ce que nous n’avons plus à conserver ;</li>
<li>refuser nos actualités à tout moment, dans vos <a href="/profile/notification">notifications</a> ou par le lien de chaque message.</li>
</ul>
<h2>Sécurité</h2>
<p>Tous les échanges sont chiffrés, les mots de passe sont enregistrés de façon illisible et les documents sont conservés à part. Si un
incident vous concernait, vous l’apprendriez de nous sous trois jours.</p>
<h2>Des questions ?</h2>
<p>Notre déléguée à la protection des données répond à l’adresse privacy@aurelia.example.com. Vous pouvez aussi saisir l’autorité de
votre pays. Ce que ce site enregistre dans votre navigateur est décrit à la page <a href="/cookies">cookies</a>.</p>`,
  },
};
