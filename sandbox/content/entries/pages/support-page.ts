import type { PageSource } from './page-source';

export const SUPPORT_PAGE: PageSource = {
  url: '/support',
  picture: 'og-info.png',
  hasOrganization: true,
  en: {
    title: 'Support',
    description:
      'Answers to the questions we hear most, and a person who writes back when yours is not among them.',
    text: `<h2>Help us help you</h2>
<p>Use the form on this page and tell us in your own words what happened. The more we know, the quicker we can help: the name of
the game, the time of a payment, the text of a message.</p>
<p>Longer answers are on the <a href="/help">help page</a>; how to reach us by other means is under <a href="/contacts">contacts</a>.</p>`,
    faq: [
      {
        question: 'I forgot my password. What now?',
        answer:
          'Choose “Forgot your password?” in the login window and enter your email or phone. We will send you a message to help you get back in.',
      },
      {
        question: 'My deposit has not arrived.',
        answer:
          'Look at the payment history first: a pending payment usually needs a few minutes. If it takes more than an hour, write to us with its number.',
      },
      {
        question: 'Why do you ask for documents?',
        answer:
          'The law obliges us to know who plays. You are asked once; after that withdrawals go through without further papers.',
      },
      {
        question: 'How do I close my account?',
        answer:
          'Write to us from the address of your account. We close it the same day and pay out what is left.',
      },
    ],
  },
  fr: {
    title: 'Assistance',
    description:
      'Les réponses aux questions les plus fréquentes, et quelqu’un pour vous répondre quand la vôtre n’y est pas.',
    text: `<h2>Pour aller plus vite</h2>
<p>Décrivez-nous la situation avec vos mots grâce au formulaire de cette page. Plus nous en savons, plus vite nous pouvons vous
aider : le nom du jeu, l’heure d’un paiement, le texte d’un message.</p>
<p>Vous trouverez des réponses détaillées dans l’<a href="/help">aide</a> et nos autres coordonnées sur la page
<a href="/contacts">contacts</a>.</p>`,
    faq: [
      {
        question: 'J’ai oublié mon mot de passe. Que faire ?',
        answer:
          'Dans la fenêtre de connexion, choisissez « Mot de passe oublié ? » et saisissez votre e-mail ou votre téléphone. Nous vous envoyons de quoi vous reconnecter.',
      },
      {
        question: 'Mon dépôt n’est pas arrivé.',
        answer:
          'Consultez d’abord l’historique des paiements : un paiement en attente se règle le plus souvent en quelques minutes. Au-delà d’une heure, écrivez-nous en indiquant son numéro.',
      },
      {
        question: 'Pourquoi demandez-vous des documents ?',
        answer:
          'La loi nous oblige à savoir qui joue. La demande n’est faite qu’une fois ; ensuite, vos retraits se font sans autre formalité.',
      },
      {
        question: 'Comment fermer mon compte ?',
        answer:
          'Écrivez-nous depuis l’adresse de votre compte. Nous le fermons le jour même et vous reversons le solde restant.',
      },
    ],
  },
};
