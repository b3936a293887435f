import type { PageSource } from '../page-source';

export const COOKIES: PageSource = {
  url: '/cookies',
  en: {
    title: 'Cookies',
    description: 'What ##site## stores in your browser, what for and for how long.',
    text: `<p>A cookie is a small note that a site leaves in your browser. Some notes are needed for the site to work at all; for everything
else we ask you first, and a no is as easy as a yes.</p>
<h2>What we store</h2>
<table>
<thead><tr><th>Name</th><th>What for</th><th>Kind</th><th>Lasts</th></tr></thead>
<tbody>
<tr><td>sid</td><td>Keeps you logged in</td><td>Necessary</td><td>Until you log out</td></tr>
<tr><td>i18n_locale</td><td>Remembers your language</td><td>Necessary</td><td>One year</td></tr>
<tr><td>Your choice on cookies and services</td><td>So that we do not ask again</td><td>Necessary</td><td>Half a year</td></tr>
<tr><td>Measurement by partners</td><td>Tells us which pages help and which do not</td><td>Only with your consent</td><td>Up to thirteen months</td></tr>
</tbody>
</table>
<h2>Without your consent</h2>
<p>If you say no, nothing is loaded from other companies for measurement or advertising. Games, payments and the support
form work just the same; only the chat stays closed.</p>
<h2>Changing your mind</h2>
<ol>
<li>Open the cookie settings at the foot of any page.</li>
<li>Choose again; it counts from the next page on.</li>
<li>You can also delete cookies in the settings of your browser. You will then be logged out.</li>
</ol>
<p>Everything else about your data is in the <a href="/privacy">privacy notice</a>.</p>`,
  },
  fr: {
    title: 'Cookies',
    description: 'Ce que le site enregistre dans votre navigateur, à quelles fins et pour combien de temps.',
    text: `<p>Un cookie est un petit mot qu’un site dépose dans votre navigateur. Certains sont indispensables à son fonctionnement ; pour tous
les autres, nous vous demandons d’abord votre avis, et refuser est aussi simple qu’accepter.</p>
<h2>Ce que nous enregistrons</h2>
<table>
<thead><tr><th>Nom</th><th>À quoi il sert</th><th>Nature</th><th>Durée</th></tr></thead>
<tbody>
<tr><td>sid</td><td>Maintient votre connexion</td><td>Nécessaire</td><td>Jusqu’à la déconnexion</td></tr>
<tr><td>i18n_locale</td><td>Retient votre langue</td><td>Nécessaire</td><td>Un an</td></tr>
<tr><td>Votre choix sur les cookies et les services</td><td>Nous évite de redemander</td><td>Nécessaire</td><td>Six mois</td></tr>
<tr><td>Mesure par des partenaires</td><td>Nous indique quelles pages sont utiles</td><td>Avec votre accord uniquement</td><td>Treize mois au plus</td></tr>
</tbody>
</table>
<h2>Sans votre accord</h2>
<p>Si vous refusez, rien n’est chargé depuis d’autres entreprises à des fins de mesure ou de publicité. Les jeux, les paiements et
le formulaire d’assistance fonctionnent de la même façon ; seul le chat reste fermé.</p>
<h2>Changer d’avis</h2>
<ol>
<li>Ouvrez « Gérer les cookies » au bas de n’importe quelle page.</li>
<li>Choisissez à nouveau ; votre choix vaut dès la page suivante.</li>
<li>Vous pouvez aussi effacer les cookies dans les réglages du navigateur. Votre session sera alors fermée.</li>
</ol>
<p>Pour tout le reste, consultez notre politique de <a href="/privacy">confidentialité</a>.</p>`,
  },
};
