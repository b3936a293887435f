import type { PageSource } from '../page-source';

export const HELP: PageSource = {
  url: '/help',
  en: {
    title: 'Help',
    description:
      'Opening an account, deposits, games, bonuses and security at ##site##, explained step by step.',
    text: `<p>Most things at ##site## explain themselves. For the rest there is this page; and if your question is not on it,
<a href="/support">write to us</a>.</p>
<h2>Opening an account</h2>
<ol>
<li>Choose <em>Sign up</em> and give an email address or a phone number, a password and your currency.</li>
<li>Confirm the contact with the code or link we send you.</li>
<li>Complete your <a href="/profile/settings">profile</a> before your first withdrawal.</li>
</ol>
<h2>Deposits and withdrawals</h2>
<p>Open the <a href="/cashier/deposit">cashier</a>, choose a method and an amount, and add an offer if you like. You request withdrawals in
the same place; you can cancel one as long as it is pending. All methods are listed under <a href="/payments">payments</a>.</p>
<h2>Games</h2>
<ul>
<li><strong>Demo or real:</strong> each game with a demo lets you choose when it opens.</li>
<li><strong>Favourites:</strong> the heart on a tile keeps a game for you.</li>
<li><strong>Full screen:</strong> the button beside the game gives it the whole screen; the Escape key brings you back.</li>
<li><strong>Nickname:</strong> set one in the profile to be seen by it in tournaments and among winners.</li>
</ul>
<h2>What the messages mean</h2>
<table>
<thead><tr><th>Message</th><th>What to do</th></tr></thead>
<tbody>
<tr><td>Payment in progress</td><td>Wait a few minutes; the page updates by itself</td></tr>
<tr><td>Time expired</td><td>Ask for a new code when the countdown is over</td></tr>
<tr><td>Are you still there?</td><td>Choose “Stay logged in”, or press any key</td></tr>
<tr><td>Please verify your identity first</td><td>Follow the steps under verification in the profile</td></tr>
</tbody>
</table>
<h2>Keeping your account safe</h2>
<p>Use a password that you use nowhere else and turn on two-step login under <a href="/profile/security">security</a>. We never ask for
your password, not even in a chat.</p>
<h2>Questions</h2>
<h3>How do I change my currency?</h3>
<p>In the wallet of the cashier. Your balances are converted at the current rate.</p>
<h3>Where do I enter a promo code?</h3>
<p>In the cashier or under bonuses in your profile. What it brings is added at once or with the next deposit.</p>
<h3>A game froze. Is my stake lost?</h3>
<p>No. The round is played to its end on the server, and the result is in your history when you come back.</p>`,
    faq: [
      {
        question: 'How do I change my currency?',
        answer: 'In the wallet of the cashier. Your balances are converted at the current rate.',
      },
      {
        question: 'Where do I enter a promo code?',
        answer:
          'In the cashier or under bonuses in your profile. What it brings is added at once or with the next deposit.',
      },
      {
        question: 'A game froze. Is my stake lost?',
        answer:
          'No. The round is played to its end on the server, and the result is in your history when you come back.',
      },
    ],
  },
  fr: {
    title: 'Aide',
    description:
      'Ouvrir un compte, déposer, jouer, profiter d’un bonus et protéger son compte chez ##site##, étape par étape.',
    text: `<p>Chez ##site##, presque tout se comprend de soi-même. Pour le reste, il y a cette page ; et si votre question n’y figure pas,
<a href="/support">écrivez-nous</a>.</p>
<h2>Ouvrir un compte</h2>
<ol>
<li>Choisissez <em>S’inscrire</em> et indiquez un e-mail ou un numéro de téléphone, un mot de passe et votre devise.</li>
<li>Confirmez ce contact grâce au code ou au lien que nous vous envoyons.</li>
<li>Complétez votre <a href="/profile/settings">profil</a> avant votre premier retrait.</li>
</ol>
<h2>Dépôts et retraits</h2>
<p>Ouvrez la <a href="/cashier/deposit">caisse</a>, choisissez un moyen de paiement et un montant, puis ajoutez une offre si le cœur vous en
dit. Les retraits se demandent au même endroit et s’annulent tant qu’ils sont en attente. Tous les moyens figurent sur la page
<a href="/payments">paiements</a>.</p>
<h2>Les jeux</h2>
<ul>
<li><strong>Démo ou argent réel :</strong> chaque jeu doté d’une démo vous laisse choisir à l’ouverture.</li>
<li><strong>Favoris :</strong> le cœur d’une vignette met le jeu de côté pour vous.</li>
<li><strong>Plein écran :</strong> le bouton voisin du jeu lui donne tout l’écran ; la touche Échap vous ramène.</li>
<li><strong>Pseudo :</strong> choisissez-en un dans le profil pour apparaître dans les tournois et parmi les gagnants.</li>
</ul>
<h2>Ce que signifient les messages</h2>
<table>
<thead><tr><th>Message</th><th>Que faire</th></tr></thead>
<tbody>
<tr><td>Paiement en cours</td><td>Patientez quelques minutes ; la page se met à jour seule</td></tr>
<tr><td>Délai expiré</td><td>Demandez-en un nouveau à la fin du décompte</td></tr>
<tr><td>Êtes-vous toujours là ?</td><td>Choisissez « Poursuivre la session » ou appuyez sur une touche</td></tr>
<tr><td>Vérifiez d’abord votre identité</td><td>Suivez les étapes de la rubrique vérification du profil</td></tr>
</tbody>
</table>
<h2>Protéger votre compte</h2>
<p>Choisissez un mot de passe qui ne sert nulle part ailleurs et activez la connexion en deux étapes dans la rubrique
<a href="/profile/security">sécurité</a>. Nous ne demandons jamais votre mot de passe, pas même dans une conversation.</p>
<h2>Questions</h2>
<h3>Comment changer de devise ?</h3>
<p>Dans le portefeuille, à la caisse. Vos soldes sont convertis au taux du moment.</p>
<h3>Où saisir un code promo ?</h3>
<p>À la caisse ou dans la rubrique bonus de votre profil. L’avantage s’ajoute aussitôt, ou lors du prochain dépôt.</p>
<h3>Un jeu s’est figé. Ma mise est-elle perdue ?</h3>
<p>Non. La partie va à son terme sur le serveur et vous en retrouvez le résultat dans votre historique.</p>`,
    faq: [
      {
        question: 'Comment changer de devise ?',
        answer: 'Dans le portefeuille, à la caisse. Vos soldes sont convertis au taux du moment.',
      },
      {
        question: 'Où saisir un code promo ?',
        answer:
          'À la caisse ou dans la rubrique bonus de votre profil. L’avantage s’ajoute aussitôt, ou lors du prochain dépôt.',
      },
      {
        question: 'Un jeu s’est figé. Ma mise est-elle perdue ?',
        answer:
          'Non. La partie va à son terme sur le serveur et vous en retrouvez le résultat dans votre historique.',
      },
    ],
  },
};
