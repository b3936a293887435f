import type { PageSource } from '../page-source';

export const PAYMENTS: PageSource = {
  url: '/payments',
  en: {
    title: 'Payments',
    description: 'Ways to deposit and withdraw at ##site##, how long they take and what they cost.',
    text: `<p>Deposits are on your balance within moments, and withdrawals leave us as soon as they are checked. Most methods cost nothing; the cashier shows any fee before you confirm.</p>
<h2>Methods and times</h2>
<table>
<thead><tr><th>Method</th><th>Deposit</th><th>Withdrawal</th></tr></thead>
<tbody>
<tr><td>Bank card</td><td>At once</td><td>1 to 3 working days</td></tr>
<tr><td>Bank transfer</td><td>At once to 1 working day</td><td>1 to 3 working days</td></tr>
<tr><td>E-wallet</td><td>At once</td><td>Minutes</td></tr>
<tr><td>Cryptocurrency</td><td>After the network has confirmed it</td><td>Minutes to an hour</td></tr>
<tr><td>Voucher</td><td>At once</td><td>Not available</td></tr>
<tr><td>Mobile payment</td><td>At once, confirmed on your phone</td><td>Not available</td></tr>
</tbody>
</table>
<p>Smallest and largest amounts depend on method and currency and are shown in the <a href="/cashier/deposit">cashier</a> before you pay.</p>
<h2>Making a deposit</h2>
<ol>
<li>Choose a method and enter the amount, or take one of those offered.</li>
<li>Add an <a href="/offers">offer</a> if you want one.</li>
<li>Confirm the payment with your bank or wallet. You are brought back here automatically.</li>
</ol>
<h2>Withdrawing winnings</h2>
<p>Ask for a withdrawal under <a href="/cashier/withdraw">withdraw</a>. The first time we may need to see who you are; see
<a href="/profile/verification">verification</a>. Until we process it you can cancel it in the
<a href="/cashier/history">history</a>, and the money is back on your balance.</p>
<h2>When something is stuck</h2>
<ul>
<li><strong>Pending for more than an hour:</strong> write to <a href="/support">support</a> with the number of the payment.</li>
<li><strong>Declined:</strong> your bank refused it. Nothing was charged; try another method.</li>
<li><strong>Not in your name:</strong> such payments go back to where they came from.</li>
</ul>`,
  },
  fr: {
    title: 'Paiements',
    description: 'Les moyens de déposer et de retirer chez ##site##, leurs délais et leur coût.',
    text: `<p>Un dépôt rejoint votre solde en quelques instants et un retrait part dès qu’il est vérifié. La plupart des moyens sont sans frais ; la caisse
affiche les autres avant votre accord.</p>
<h2>Moyens et délais</h2>
<table>
<thead><tr><th>Moyen</th><th>Dépôt</th><th>Retrait</th></tr></thead>
<tbody>
<tr><td>Carte bancaire</td><td>Immédiat</td><td>1 à 3 jours ouvrés</td></tr>
<tr><td>Virement</td><td>Immédiat à 1 jour ouvré</td><td>1 à 3 jours ouvrés</td></tr>
<tr><td>Portefeuille électronique</td><td>Immédiat</td><td>Quelques minutes</td></tr>
<tr><td>Cryptomonnaie</td><td>Après confirmation du réseau</td><td>De quelques minutes à une heure</td></tr>
<tr><td>Bon prépayé</td><td>Immédiat</td><td>Indisponible</td></tr>
<tr><td>Paiement mobile</td><td>Immédiat, validé sur votre téléphone</td><td>Indisponible</td></tr>
</tbody>
</table>
<p>Les montants minimaux et maximaux dépendent du moyen et de la devise ; la <a href="/cashier/deposit">caisse</a> les affiche avant le paiement.</p>
<h2>Faire un dépôt</h2>
<ol>
<li>Choisissez un moyen et saisissez le montant, ou prenez l’un de ceux proposés.</li>
<li>Ajoutez une <a href="/offers">offre</a> si vous le souhaitez.</li>
<li>Validez auprès de votre banque ou de votre portefeuille. Vous revenez ici automatiquement.</li>
</ol>
<h2>Retirer ses gains</h2>
<p>Demandez un retrait dans la rubrique <a href="/cashier/withdraw">retrait</a>. La première fois, nous pouvons avoir besoin de vérifier qui
vous êtes ; voyez la <a href="/profile/verification">vérification</a>. Tant que nous ne l’avons pas traité, vous pouvez l’annuler dans
l’<a href="/cashier/history">historique</a> : la somme revient sur votre solde.</p>
<h2>En cas de blocage</h2>
<ul>
<li><strong>En attente depuis plus d’une heure :</strong> écrivez à l’<a href="/support">assistance</a> en indiquant le numéro du paiement.</li>
<li><strong>Refusé :</strong> votre banque l’a refusé. Rien n’a été débité ; essayez un autre moyen.</li>
<li><strong>Pas à votre nom :</strong> ces paiements sont renvoyés à leur point de départ.</li>
</ul>`,
  },
};
