import en from '@/i18n/messages/en/layout.json';
import fr from '@/i18n/messages/fr/layout.json';
import type { Locale } from '@/i18n/routing';
import type { PageGroup } from './page-groups';
import type { ServerFault } from './server-faults';

export interface PageResponse {
  status: number;
  html: string;
  headers: Headers;
}

export type FallbackTitles = Readonly<Record<Locale, readonly string[]>>;

interface Judged {
  fault: ServerFault;
  group: PageGroup;
  locale: Locale;
  /** Words that may not stand in the page. */
  secrets: readonly string[];
  /** Titles of the pages that stand for others, in each language. */
  fallbacks: FallbackTitles;
}

const WORDS = { en: en.skipToContent, fr: fr.skipToContent };
const SLIPS = /\bNaN\b|\[object |\bundefined\b|\$\$\w+\$\$/;
const INSIDE = /node_modules|at (?:async )?[\w.<>]+ \(|PLATFORM_URL|Internal Server Error/;

/** Everything wrong with a page under a fault; empty when it survived. */
export function judgePage(page: PageResponse, judged: Judged): string[] {
  const expected = expectedStatuses(judged);
  if (!expected.includes(page.status)) return [`${page.status} in place of ${expected.join(' or ')}`];
  if (page.status === 307) return judgeRedirect(page, judged);
  return [...judgeWhole(page, judged), ...judgeText(page), ...judgeSecrecy(page, judged)];
}

function expectedStatuses({ fault: { expected }, group }: Judged): readonly number[] {
  if (group.isForPlayers) return expected.player;
  return group.isItem ? (expected.item ?? expected.public) : expected.public;
}

/**
 * A player who is not recognised is led home, and comes back to this page after signing in; a lost category to the
 * hall.
 */
function judgeRedirect({ headers }: PageResponse, { group }: Judged): string[] {
  const target = (headers.get('location') ?? '').replace(/^https?:\/\/[^/]+/, '');
  const expected = group.isForPlayers ? /^\/(?:fr)?\?redirectUrl=%2F/ : /^(?:\/fr)?\/gamehall$/;
  return expected.test(target) ? [] : [`led to ${target}`];
}

function judgeWhole({ html, headers, status }: PageResponse, { locale, fallbacks }: Judged): string[] {
  const other = locale === 'en' ? 'fr' : 'en';
  const own = status === 403 || status === 503 ? fallbacks[locale] : [WORDS[locale]];
  return [
    ...(html.trimEnd().endsWith('</html>') ? [] : ['is not whole']),
    ...(new RegExp(`<html[^>]* lang="${locale}"`).test(html) ? [] : [`is not in ${locale}`]),
    ...(own.some((words) => html.includes(`>${words}<`)) ? [] : [`says none of ${own.join(', ')}`]),
    ...(html.includes(`>${WORDS[other]}<`) ? [`says "${WORDS[other]}"`] : []),
    ...(status === 503 && headers.get('retry-after') === null ? ['does not say when to come again'] : []),
  ];
}

function judgeText({ html }: PageResponse): string[] {
  const visible = html.replace(/<(script|style)\b[^]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ');
  const slip = SLIPS.exec(visible) ?? INSIDE.exec(visible);
  return slip === null ? [] : [`shows "${slip[0]}"`];
}

function judgeSecrecy({ html, headers }: PageResponse, { group, secrets }: Judged): string[] {
  const leaked = secrets.filter((secret) => secret !== '' && html.includes(secret));
  const isStored = group.isForPlayers && headers.get('cache-control')?.includes('no-store') !== true;
  return [...leaked.map((secret) => `leaks ${secret}`), ...(isStored ? ['may be stored'] : [])];
}
