import { randomBytes } from 'node:crypto';
import type { SandboxLocale } from '../platform/method';
import { originOf, originsOfRequest, readUrl } from '../platform/origins';
import { openSession, sidCookie } from '../platform/session';
import { createPlayer, type Player } from '../world/players';
import { both } from '../world/seed/both';
import { firstRow } from '../world/sql';
import type { World } from '../world/world';
import { escapeHtml, htmlPage, redirectTo } from './html';

const CHOICES = [
  {
    id: 'known',
    label: both('River Stone', 'River Stone'),
    note: both('has an account here', 'a déjà un compte ici'),
  },
  {
    id: 'new',
    label: both('A new person', 'Une nouvelle personne'),
    note: both('gets an account', 'obtient un compte'),
  },
  { id: 'banned', label: both('Grey Heron', 'Grey Heron'), note: both('is blocked', 'est bloqué') },
  { id: 'fail', label: both('Let the sign-in fail', 'Faire échouer la connexion'), note: both('', '') },
  { id: 'cancel', label: both('Cancel', 'Annuler'), note: both('', '') },
] as const;

/** Error types given back in the `error` parameter of the return address. */
const REFUSALS: Readonly<Record<string, string>> = {
  banned: 'UserBannedException',
  fail: 'InternalServerErrorException',
  cancel: 'AuthorizationException',
};

/** `/oauth/init`: sends the popup to the sandbox's own sign-in page. */
export function oauthInit(request: Request): Response {
  const { search, searchParams } = new URL(request.url);
  if (returnAddress(request, searchParams) === null) return refusal(request);
  return redirectTo(`/oauth/login${search}`);
}

/** `/oauth/login`: the page of the social service, with people to sign in as. */
export function oauthLogin(request: Request): Response {
  const { searchParams } = new URL(request.url);
  if (returnAddress(request, searchParams) === null) return refusal(request);
  const locale = localeOf(searchParams);
  const service = escapeHtml(serviceName(searchParams));
  const items = CHOICES.map(({ id, label, note }) => {
    const query = new URLSearchParams(searchParams);
    query.set('choice', id);
    const small = note[locale] === '' ? '' : `<small>${note[locale]}</small>`;
    return `<li><a class="choice" href="/oauth/return?${escapeHtml(query.toString())}"><span>${label[locale]}${small}</span></a></li>`;
  });
  const title = locale === 'fr' ? `Se connecter avec ${service}` : `Sign in with ${service}`;
  const lead = locale === 'fr' ? 'Qui êtes-vous\u00a0?' : 'Who are you?';
  return htmlPage(locale, title, `<h1>${title}</h1><p>${lead}</p><ul>${items.join('')}</ul>`);
}

/** `/oauth/return`: signs the chosen person in and leads back to the site, or leads back with `error`. */
export function oauthReturn(world: World, request: Request): Response {
  const { searchParams } = new URL(request.url);
  const back = returnAddress(request, searchParams);
  if (back === null) return refusal(request);
  const choice = searchParams.get('choice') ?? 'cancel';
  const error = REFUSALS[choice];
  if (error !== undefined) {
    back.searchParams.set('error', error);
    return redirectTo(back.href);
  }
  const uid = choice === 'known' ? knownPerson(world) : newPerson(world, searchParams);
  const response = redirectTo(back.href);
  const isHttps = originsOfRequest(request).site.startsWith('https:');
  response.headers.append('Set-Cookie', sidCookie(openSession(world, uid), { isFramed: false, isHttps }));
  return response;
}

function serviceName(query: URLSearchParams): string {
  const service = query.get('service') ?? '';
  return service.charAt(0).toUpperCase() + service.slice(1);
}

function knownPerson(world: World): number {
  const player = firstRow<Player>(world, 'select * from players where social_id = ?', 'demo-social');
  return player?.uid ?? createPlayer(world, { socialId: 'demo-social', currency: 'EUR' });
}

/** Everybody new has to complete the registration: the service passes neither contact nor currency. */
function newPerson(world: World, query: URLSearchParams): number {
  return createPlayer(world, {
    socialId: `${query.get('service') ?? 'service'}-${randomBytes(8).toString('hex')}`,
    currency: 'EUR',
    locale: localeOf(query),
    isRegistrationCompleted: false,
  });
}

/** The address to return to, or null when it is not on the visitor's own site: a sign-in never leads elsewhere. */
function returnAddress(request: Request, query: URLSearchParams): URL | null {
  const address = query.get('redirect_url');
  const origin = originOf(address);
  if (address === null || origin === null) return null;
  const { site, platform } = originsOfRequest(request);
  const isBehindGateway = site !== platform;
  return isBehindGateway && origin !== site ? null : new URL(address);
}

function localeOf(query: URLSearchParams): SandboxLocale {
  const address = query.get('redirect_url') ?? '';
  return /^\/fr(\/|$)/.test(readUrl(address)?.pathname ?? '') ? 'fr' : 'en';
}

function refusal(request: Request): Response {
  const locale = localeOf(new URL(request.url).searchParams);
  const text =
    locale === 'fr' ? 'L’adresse de retour n’est pas valable.' : 'The return address is not valid.';
  return htmlPage(locale, text, `<h1>${text}</h1>`, { status: 400 });
}
