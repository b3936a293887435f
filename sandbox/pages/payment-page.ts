import type { SandboxLocale } from '../platform/method';
import { originsOfRequest } from '../platform/origins';
import { bodyParameters, queryParameters } from '../platform/parameters';
import { uidOfRequest } from '../platform/session';
import { toMain } from '../world/money';
import { findPayment, settleDue, settleLater, settlePayment, type Payment } from '../world/payments';
import { findMethod } from '../world/seed/payment-methods';
import { both } from '../world/seed/both';
import type { World } from '../world/world';
import { escapeHtml, htmlPage, redirectTo } from './html';

/** Seconds after which a payment that comes back late is paid. */
const LATE_SECONDS = 15;

const OUTCOMES = {
  succeed: both('Pay', 'Payer'),
  fail: both('Let the payment fail', 'Faire échouer le paiement'),
  late: both('Return now, be paid a little later', 'Revenir maintenant, paiement un peu plus tard'),
  hang: both('Return and leave it pending', 'Revenir et laisser en attente'),
  cancel: both('Cancel', 'Annuler'),
} as const;

const TEXTS = {
  title: both('Sandbox payment', 'Paiement de démonstration'),
  note: both(
    'No real money moves here. Choose how this payment ends.',
    'Aucun argent réel ne circule ici. Choisissez l’issue du paiement.',
  ),
  missing: both('This payment does not exist.', 'Ce paiement n’existe pas.'),
  forbidden: both('This payment belongs to somebody else.', 'Ce paiement appartient à quelqu’un d’autre.'),
} as const;

/** `/platform/pay/{id}`: the payment side of a deposit, entered by GET or by a posted form (`redirect`). */
export async function paymentPage(world: World, request: Request, id: number): Promise<Response> {
  const { payment, refusal, locale, token } = await admit(world, request, id);
  if (payment === null) return refusal;
  if (payment.status !== 'pending') return redirectTo(returnAddress(request, payment, locale), 303);
  const buttons = Object.entries(OUTCOMES).map(
    ([outcome, label]) =>
      `<li><button name="outcome" value="${outcome}"${outcome === 'succeed' ? ' class="main"' : ''}>${label[locale]}</button></li>`,
  );
  const name = findMethod(payment.method)?.name[locale] ?? payment.method;
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: payment.currency }).format(
    toMain(payment.amount, payment.currency),
  );
  return htmlPage(
    locale,
    TEXTS.title[locale],
    `<h1>${TEXTS.title[locale]}</h1><p>${escapeHtml(name)} · ${escapeHtml(payment.requisites)}</p><p class="sum">${amount}</p>
<p>${TEXTS.note[locale]}</p><form method="post" action="/platform/pay/${id}/settle"><input type="hidden" name="token" value="${escapeHtml(token)}">
<input type="hidden" name="locale" value="${locale}"><ul>${buttons.join('')}</ul></form>`,
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
  const answer = { locale, token, outcome: given('outcome') } as const;
  if (payment === undefined || payment.type !== 'deposit') {
    return { ...answer, payment: null, refusal: refusalPage(locale, TEXTS.missing[locale], 404) };
  }
  const isAllowed = isHolder(world, request, payment, token);
  const refusal = refusalPage(locale, TEXTS.forbidden[locale], 403);
  if (isAllowed) settleDue(world, payment.uid);
  return { ...answer, payment: isAllowed ? (findPayment(world, id) ?? null) : null, refusal };
}

function isHolder(world: World, request: Request, payment: Payment, token: string): boolean {
  return (token !== '' && token === payment.token) || uidOfRequest(world, request) === payment.uid;
}

function refusalPage(locale: SandboxLocale, text: string, status: number): Response {
  return htmlPage(locale, TEXTS.title[locale], `<h1>${TEXTS.title[locale]}</h1><p>${text}</p>`, status);
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
