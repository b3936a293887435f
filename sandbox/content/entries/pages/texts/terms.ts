import type { PageSource } from '../page-source';

export const TERMS: PageSource = {
  url: '/terms',
  en: {
    title: 'Terms and conditions',
    description:
      'The rules between you and ##site##: account, deposits, play, withdrawals and how an account is closed.',
    text: `<p>These terms are the agreement between you and ##site##. We have kept them short and in everyday words. By opening an
account you accept them, together with the <a href="/bonus-terms">bonus terms</a> and the <a href="/privacy">privacy notice</a>.</p>
<h2>1. Who may play</h2>
<p>You may open an account if you are at least 18 years old (or older, where the law of your country says so), if online
gambling is allowed where you live, and if you play for yourself and with your own money. One account per person.</p>
<h2>2. Your account</h2>
<ul>
<li>The details you give must be true and kept up to date in your <a href="/profile/settings">profile</a>.</li>
<li>Keep your password to yourself. Whatever is done with it counts as done by you until you tell us that somebody else knows it.</li>
<li>We recommend two-step login, which you can turn on under security.</li>
<li>We may ask for proof of identity, address or source of funds. Until we have it, withdrawals may wait.</li>
</ul>
<h2>3. Deposits and withdrawals</h2>
<p>Pay only with methods that are in your own name. Winnings go back the way the deposit came wherever that is possible. The cashier
shows any fee before you confirm; your bank or wallet may add its own. Methods and times are listed under <a href="/payments">payments</a>.</p>
<table>
<thead><tr><th>What</th><th>Rule</th></tr></thead>
<tbody>
<tr><td>Money deposited</td><td>Must be staked once before it can be withdrawn</td></tr>
<tr><td>Pending withdrawal</td><td>Can be cancelled in the payment history until we process it</td></tr>
<tr><td>Inactive account</td><td>After twelve months we write to you; the balance stays yours</td></tr>
</tbody>
</table>
<h2>4. Games</h2>
<p>The result of a round is decided on the server of the studio at the moment you play. If the connection is lost, the round is
played to its end and the result is in your history when you return. A fault that is plain to see, such as a win shown twice,
makes the round void: the stake comes back.</p>
<h2>5. What is not allowed</h2>
<ul>
<li>playing with robots or other programs that play for you;</li>
<li>sharing an account, or several accounts for one person;</li>
<li>using money from a crime, or helping others to hide where money comes from.</li>
</ul>
<p>If we find any of this, we may suspend the account while we look into it, and close it if it is confirmed.</p>
<h2>6. Leaving</h2>
<p>You can close your account at any time by writing to us; see <a href="/contacts">contacts</a>. What is left on the main balance is paid
out. If you need a break rather than a farewell, read <a href="/responsible-gaming">responsible gaming</a> first.</p>
<h2>7. Complaints</h2>
<p>Tell us first: we answer within ten working days. If you do not agree with the answer, an independent mediator can look at the
case free of charge. These terms may change; we tell you fourteen days ahead, and you may leave before they apply.</p>`,
  },
  fr: {
    title: 'Conditions générales',
    description: 'Les règles entre vous et ##site## : compte, dépôts, jeu, retraits et clôture.',
    text: `<p>Les présentes conditions constituent le contrat entre vous et ##site##. Nous les avons voulues brèves et claires. En
ouvrant un compte, vous les acceptez, de même que les <a href="/bonus-terms">conditions des bonus</a> et la politique de
<a href="/privacy">confidentialité</a>.</p>
<h2>1. Qui peut jouer</h2>
<p>Vous pouvez ouvrir un compte si vous avez au moins 18 ans (ou davantage, si la loi de votre pays l’exige), si les jeux d’argent
en ligne sont autorisés là où vous vivez et si vous jouez pour vous-même, avec votre propre argent. Une personne, un compte.</p>
<h2>2. Votre compte</h2>
<ul>
<li>Les renseignements fournis doivent être exacts et tenus à jour dans votre <a href="/profile/settings">profil</a>.</li>
<li>Gardez votre mot de passe pour vous. Tout ce qui est fait avec lui est réputé fait par vous, jusqu’à ce que vous nous signaliez
qu’un tiers le connaît.</li>
<li>Nous recommandons la connexion en deux étapes, à activer dans la rubrique sécurité.</li>
<li>Nous pouvons demander un justificatif d’identité, de domicile ou d’origine des fonds. En attendant, un retrait peut être suspendu.</li>
</ul>
<h2>3. Dépôts et retraits</h2>
<p>N’utilisez que des moyens de paiement à votre nom. Les gains repartent, autant que possible, par le même chemin que le dépôt. La caisse
affiche les frais éventuels avant votre accord ; votre banque ou votre portefeuille peut en ajouter. Les moyens et les délais figurent sur la page
<a href="/payments">paiements</a>.</p>
<table>
<thead><tr><th>Situation</th><th>Règle</th></tr></thead>
<tbody>
<tr><td>Somme déposée</td><td>À miser une fois avant de pouvoir être retirée</td></tr>
<tr><td>Retrait en attente</td><td>Annulable dans l’historique tant que nous ne l’avons pas traité</td></tr>
<tr><td>Compte inactif</td><td>Nous vous écrivons au bout de douze mois ; le solde reste à vous</td></tr>
</tbody>
</table>
<h2>4. Les jeux</h2>
<p>Le résultat d’une partie se décide sur le serveur du studio, à l’instant où vous jouez. Si la connexion se coupe, la partie va à
son terme et vous en trouvez le résultat dans votre historique. Une erreur manifeste, comme un gain affiché deux fois, annule la
partie : la mise vous est rendue.</p>
<h2>5. Ce qui est interdit</h2>
<ul>
<li>jouer à l’aide de robots ou de programmes qui jouent à votre place ;</li>
<li>partager un compte, ou en ouvrir plusieurs pour une même personne ;</li>
<li>employer de l’argent issu d’un délit, ou aider autrui à en masquer l’origine.</li>
</ul>
<p>En pareil cas, nous pouvons suspendre le compte le temps de l’examen, puis le clôturer si les faits sont avérés.</p>
<h2>6. Fermer votre compte</h2>
<p>Vous pouvez clôturer votre compte à tout moment en nous écrivant ; voyez la page <a href="/contacts">contacts</a>. Le solde principal
vous est reversé. Si c’est une pause qu’il vous faut plutôt qu’un adieu, lisez d’abord la page
<a href="/responsible-gaming">jeu responsable</a>.</p>
<h2>7. Réclamations</h2>
<p>Adressez-vous d’abord à nous : nous répondons sous dix jours ouvrés. Si la réponse ne vous convient pas, un médiateur indépendant
peut examiner le dossier gratuitement. Ces conditions peuvent évoluer ; nous vous prévenons quatorze jours à l’avance et vous
restez libre de partir avant leur entrée en vigueur.</p>`,
  },
};
