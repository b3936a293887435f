import type { PageSource } from '../page-source';

export const CONTACTS: PageSource = {
  url: '/contacts',
  en: {
    title: 'Contacts',
    description:
      'How to reach ##site##: support, complaints, data protection, press and the address of the house.',
    text: `<p>Somebody is here at every hour. For everything about your account the quickest way is <a href="/support">support</a>.</p>
<h2>Write to the right desk</h2>
<table>
<thead><tr><th>About</th><th>Address</th><th>Answer within</th></tr></thead>
<tbody>
<tr><td>Account, payments, games</td><td>support@aurelia.example.com</td><td>A few hours</td></tr>
<tr><td>Complaints</td><td>complaints@aurelia.example.com</td><td>Ten working days</td></tr>
<tr><td>Personal data</td><td>privacy@aurelia.example.com</td><td>One month</td></tr>
<tr><td>Press</td><td>press@aurelia.example.com</td><td>Two working days</td></tr>
</tbody>
</table>
<h2>By phone and post</h2>
<ul>
<li><strong>Phone:</strong> +33 1 00 00 00 00, in English and French, every day from 9 a.m. to 11 p.m.</li>
<li><strong>Post:</strong> ##site##, 1 Example Street, 75000 Paris, France</li>
</ul>
<h2>Before you write</h2>
<p>Many answers are already on the <a href="/help">help page</a>. If you are worried about your play or somebody else’s, the page on
<a href="/responsible-gaming">responsible gaming</a> names people who help and who are independent of us.</p>`,
  },
  fr: {
    title: 'Contacts',
    description:
      'Joindre ##site## : assistance, réclamations, protection des données, presse et adresse de la maison.',
    text: `<p>Il y a quelqu’un à toute heure. Pour ce qui touche à votre compte, le plus rapide est de passer par l’<a href="/support">assistance</a>.</p>
<h2>Écrire au bon service</h2>
<table>
<thead><tr><th>Sujet</th><th>Adresse</th><th>Réponse sous</th></tr></thead>
<tbody>
<tr><td>Compte, paiements, jeux</td><td>support@aurelia.example.com</td><td>Quelques heures</td></tr>
<tr><td>Réclamations</td><td>complaints@aurelia.example.com</td><td>Dix jours ouvrés</td></tr>
<tr><td>Données personnelles</td><td>privacy@aurelia.example.com</td><td>Un mois</td></tr>
<tr><td>Presse</td><td>press@aurelia.example.com</td><td>Deux jours ouvrés</td></tr>
</tbody>
</table>
<h2>Par téléphone et par courrier</h2>
<ul>
<li><strong>Téléphone :</strong> +33 1 00 00 00 00, en français et en anglais, tous les jours de 9 h à 23 h.</li>
<li><strong>Courrier :</strong> ##site##, 1 rue de l’Exemple, 75000 Paris, France</li>
</ul>
<h2>Avant de nous écrire</h2>
<p>Bien des réponses se trouvent déjà dans l’<a href="/help">aide</a>. Si votre façon de jouer, ou celle d’un proche, vous inquiète, la page
<a href="/responsible-gaming">jeu responsable</a> indique des personnes qui aident et qui ne dépendent pas de nous.</p>`,
  },
};
