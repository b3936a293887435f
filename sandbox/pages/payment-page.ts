import type { SandboxLocale } from '../platform/method';
import { originsOfRequest } from '../platform/origins';
import { bodyParameters, queryParameters } from '../platform/parameters';
import { uidOfRequest } from '../platform/session';
import { toAmount } from '../world/money';
import { findPayment, settleDue, settleLater, settlePayment, type Payment } from '../world/payments';
import { findMethod } from '../world/seed/payment-methods';
import { both } from '../world/seed/both';
import type { World } from '../world/world';
import { escapeHtml, htmlPage, redirectTo } from './html';
import { moneyText } from './money-text';

/** Seconds after which a payment that comes back late is paid. */
const LATE_SECONDS = 15;

/** Outcomes of a payment besides being paid and being given up, for trying out what the site then says. */
const OTHER_ENDS = {
  fail: both('Let the payment fail', 'Faire échouer le paiement'),
  late: both('Return now, be paid a little later', 'Revenir maintenant, paiement un peu plus tard'),
  hang: both('Return and leave it pending', 'Revenir et laisser en attente'),
} as const;

/** One click ends a payment: further ones are not sent while the first is under way. */
const ONE_PRESS = `document.querySelector('form').addEventListener('submit', (event) => {
  const buttons = [...document.querySelectorAll('form button')];
  if (buttons[0].ariaDisabled) event.preventDefault();
  for (const button of buttons) button.ariaDisabled = 'true';
});
addEventListener('pageshow', () => { for (const button of document.querySelectorAll('form button')) button.ariaDisabled = null; });`;

const TEXTS = {
  title: both('Sandbox payment', 'Paiement de démonstration'),
  pay: both('Pay', 'Payer'),
  cancel: both('Cancel', 'Annuler'),
  note: both('No real money moves here.', 'Aucun argent réel ne circule ici.'),
  others: both('Try another outcome', 'Essayer une autre issue'),
  missing: both('This payment does not exist.', 'Ce paiement n’existe pas.'),
  forbidden: both('This payment belongs to somebody else.', 'Ce paiement appartient à quelqu’un d’autre.'),
} as const;

/** `/platform/pay/{id}`: the payment side of a deposit, entered by GET or by a posted form (`redirect`). */
export async function paymentPage(world: World, request: Request, id: number): Promise<Response> {
  const { payment, refusal, locale, token } = await admit(world, request, id);
  if (payment === null) return refusal;
  if (payment.status !== 'pending') return redirectTo(returnAddress(request, payment, locale), 303);
  const others = Object.entries(OTHER_ENDS).map(
    ([outcome, label]) => `<li><button name="outcome" value="${outcome}">${label[locale]}</button></li>`,
  );
  const name = escapeHtml(findMethod(payment.method)?.name[locale] ?? payment.method);
  const sum = moneyText(toAmount(payment.amount, payment.currency));
  const mark = `<img src="/platform/media/pay/${encodeURIComponent(payment.method)}.svg" width="60" height="40" alt="">`;
  const text = (key: keyof typeof TEXTS) => TEXTS[key][locale];
  return htmlPage(
    locale,
    text('title'),
    `<h1>${text('title')}</h1><p class="sum">${sum}</p>
<div class="facts">${mark}<p><b>${name}</b>${escapeHtml(payment.requisites)}</p></div>
<form method="post" action="/platform/pay/${id}/settle"><input type="hidden" name="token" value="${escapeHtml(token)}"><input type="hidden" name="locale" value="${locale}">
<button name="outcome" value="succeed" class="main">${text('pay')} ${sum}</button><p>${text('note')}</p>
<h2>${text('others')}</h2><ul>${others.join('')}</ul><button name="outcome" value="cancel" class="quiet">${text('cancel')}</button></form>
<script>${ONE_PRESS}</script>`,
  );
}

/** `POST /platform/pay/{id}/settle`: ends the payment as chosen and returns the player to the site. */
export async function settlePage(world: World, request: Request, id: number): Promise<Response> {
  const { payment, refusal, locale, outcome } = await admit(world, request, id);
  if (payment === null) return refusal;
  if (outcome === 'succeed') settlePayment(world, id, 'success');
  if (outcome === 'fail') settlePayment(world, id, 'declined');
  if (outcome === 'cancel') settlePayment(world, id, 'cancelled');
  if (outcome === 'late') settleLater(world, id, LATE_SECONDS);
  return redirectTo(returnAddress(request, findPayment(world, id) ?? payment, locale), 303);
}

interface Admission {
  payment: Payment | null;
  refusal: Response;
  locale: SandboxLocale;
  token: string;
  outcome: string | undefined;
}

/** Lets in whoever holds the payment's token or its player's session. */
async function admit(world: World, request: Request, id: number): Promise<Admission> {
  const query = queryParameters(new URL(request.url));
  const body = await bodyParameters(request).catch(() => new Map<string, string>());
  const given = (name: string) => body.get(name) ?? query.get(name);
  const payment = findPayment(world, id);
  const isFrench = (given('locale') ?? payment?.locale) === 'fr';
  const locale = isFrench ? 'fr' : 'en';
  const token = given('token') ?? '';
  const shared = { locale, token, outcome: given('outcome') } as const;
  if (payment === undefined || payment.type !== 'deposit') {
    return { ...shared, payment: null, refusal: refusalPage(locale, TEXTS.missing[locale], 404) };
  }
  const isAllowed = isHolder(world, request, payment, token);
  const refusal = refusalPage(locale, TEXTS.forbidden[locale], 403);
  if (isAllowed) settleDue(world, payment.uid);
  return { ...shared, payment: isAllowed ? (findPayment(world, id) ?? null) : null, refusal };
}

function isHolder(world: World, request: Request, payment: Payment, token: string): boolean {
  return (token !== '' && token === payment.token) || uidOfRequest(world, request) === payment.uid;
}

function refusalPage(locale: SandboxLocale, text: string, status: number): Response {
  return htmlPage(locale, TEXTS.title[locale], `<h1>${TEXTS.title[locale]}</h1><p>${text}</p>`, { status });
}

/** Where the payment side returns the player, in the player's language. */
function returnAddress(request: Request, payment: Payment, locale: SandboxLocale): string {
  const site = payment.site_origin === '' ? originsOfRequest(request).site : payment.site_origin;
  const base = `${site}${locale === 'fr' ? '/fr' : ''}/cashier`;
  switch (payment.status) {
    case 'success':
      return `${base}/paysuccess/${payment.id}`;
    case 'declined':
      return `${base}/payfail/${payment.id}`;
    case 'pending':
      return `${base}/paypending/${payment.id}`;
    case 'cancelled':
      return `${base}/paycancel`;
  }
}
