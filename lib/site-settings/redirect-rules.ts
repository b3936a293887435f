import { routing, type Locale } from '@/i18n/routing';
import { filePath } from '@/lib/content/media';
import { OWN_ORIGIN } from '@/lib/routing/check-navigation';
import { decodedPart, encodePart } from '@/lib/routing/encode';
import { fixLetterCase, isServicePath } from '@/lib/routing/known-routes';
import { localePath, localePrefixOf, stripLocale } from '@/lib/routing/locale-path';
import { parseUrl } from '@/lib/routing/parse-url';
import { compileWildcard, matchWildcard, type Wildcard } from './wildcard';

/** A rule of the SEO settings (R-GUARD-15). */
export interface RedirectRule {
  from: string;
  to: string;
}

export interface CompiledRule extends RedirectRule {
  pattern: Wildcard;
  /** `from` begins with a locale: the rule is tested with the prefix, all others without. */
  isLocaleRule: boolean;
  isExternal: boolean;
}

/** A path as requested, with any locale prefix: decoded by segment, so that an encoded slash stays encoded. */
export interface RequestedPath {
  locale: Locale;
  path: string;
}

export interface CompiledRules {
  rules: readonly CompiledRule[];
  /** Rules left out and why, for the log. */
  dropped: readonly { from: string; reason: string }[];
}

const MAX_RULES = 500;
const MAX_ADDRESS_LENGTH = 512;
const MAX_HOPS = 10;
const UNSAFE = /[\p{Cc}\\]/u;
/** Sample text for a wildcard when loops are searched for. */
const SAMPLE = 'sample';

/**
 * Compiles the rules once (R-GUARD-15 to R-GUARD-17). Left out: invalid URLs, more than 8 wildcards or 500 rules, other
 * protocols, a wildcard in a host, rules that match their own target and that which closes a loop. Never throws.
 * @param siteHost Own host name; an absolute `from` or `to` on it counts as internal.
 */
export function compileRedirectRules(rules: readonly RedirectRule[], siteHost: string): CompiledRules {
  const accepted: CompiledRule[] = [];
  const dropped: { from: string; reason: string }[] = [];
  for (const [index, rule] of rules.entries()) {
    const outcome = index < MAX_RULES ? compileRule(rule, siteHost) : 'too many rules';
    const reason = typeof outcome === 'string' ? outcome : loopReason(accepted, outcome);
    if (reason === null && typeof outcome !== 'string') accepted.push(outcome);
    else dropped.push({ from: rule.from.slice(0, MAX_ADDRESS_LENGTH), reason: reason ?? 'unusable' });
  }
  return { rules: accepted, dropped };
}

/**
 * The redirect target of a path, or null. The first matching rule decides; a page of the site gets the visitor's
 * locale prefix. A target that would lead back to the requested path is ignored.
 */
export function findRedirect(rules: readonly CompiledRule[], requested: RequestedPath): string | null {
  const hop = nextHop(rules, requested);
  if (hop === null || hop.rule.isExternal) return hop?.target ?? null;
  return leadsBack(rules, requested, hop.target) ? null : hop.target;
}

function compileRule(rule: RedirectRule, siteHost: string): CompiledRule | string {
  if (rule.from.length > MAX_ADDRESS_LENGTH || rule.to.length > MAX_ADDRESS_LENGTH) return 'address too long';
  const written = toOwnPath(rule.from.trim(), siteHost);
  // As the site normalises every path before the rules see it.
  const from = written === null ? null : fixLetterCase(written);
  const to = targetOf(rule.to.trim(), siteHost);
  if (from === null || /[?#]/.test(from)) return 'from is no path';
  const isExternal = !isPath(to);
  if (isExternal && !isUsableExternal(to)) return 'to is no address of this site and no http address';
  const pattern = compileWildcard(tidy(decodeSegments(from)));
  if (pattern === null) return 'too many wildcards';
  return { from, to, pattern, isExternal, isLocaleRule: localePrefixOf(from) !== null };
}

function targetOf(written: string, siteHost: string): string {
  const target = toOwnPath(written, siteHost) ?? written;
  return filePath(target) ?? target;
}

/** A path or pattern of this site; an absolute URL on the own host is reduced to its path. Otherwise null. */
function toOwnPath(address: string, siteHost: string): string | null {
  if (isPath(address) || address.startsWith('*')) return address;
  const own = /^https?:\/\/([^/?#:]+)(?::\d+)?(\/[^]*)?$/i.exec(address);
  if (own?.[1]?.toLowerCase() !== siteHost) return null;
  const path = own[2] ?? '/';
  return isPath(path) ? path : null;
}

function isPath(address: string): boolean {
  return /^\/(?!\/)/.test(address) && !UNSAFE.test(address);
}

/** No wildcard in the host; without its slashes (`https:x`) a URL would be parsed as a path of this site. */
function isUsableExternal(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || UNSAFE.test(address)) return false;
  const one = parseUrl(address.replaceAll('*', 'a'));
  const two = parseUrl(address.replaceAll('*', 'b'));
  return one !== null && one.origin === two?.origin && one.username === '';
}

function nextHop(
  rules: readonly CompiledRule[],
  requested: RequestedPath,
): { rule: CompiledRule; target: string } | null {
  if (isServicePath(requested.path)) return null;
  const bare = stripLocale(requested.path).path;
  for (const rule of rules) {
    const captured = matchWildcard(rule.pattern, rule.isLocaleRule ? requested.path : bare);
    if (captured !== null) return { rule, target: fillTarget(rule, captured, requested.locale) };
  }
  return null;
}

function fillTarget(rule: CompiledRule, captured: string, locale: Locale): string {
  const filled = rule.to.replaceAll('*', () => encodeSegments(captured));
  if (rule.isExternal) return filled;
  const single = oneSlash(filled);
  const { path } = stripLocale(single);
  if (isServicePath(path)) return path;
  const prefix = localePrefixOf(single);
  return localePath(prefix ?? locale, withoutLastSlash(oneSlash(path)));
}

/** The site's canonical form, to which it would otherwise redirect once more. */
function withoutLastSlash(target: string): string {
  const end = target.search(/[?#]|$/);
  return tidy(target.slice(0, end)) + target.slice(end);
}

/** Two leading slashes would name another host. */
function oneSlash(path: string): string {
  return path.replace(/^[/\\]{2,}/, '/');
}

function leadsBack(rules: readonly CompiledRule[], requested: RequestedPath, firstTarget: string): boolean {
  const start = localePath(requested.locale, stripLocale(requested.path).path);
  let target = firstTarget;
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    const path = landingPath(target);
    if (path === start) return true;
    const next = nextHop(rules, { locale: stripLocale(path).locale, path });
    if (next === null || next.rule.isExternal) return false;
    target = next.target;
  }
  return true;
}

function loopReason(accepted: readonly CompiledRule[], rule: CompiledRule): string | null {
  if (rule.isExternal) return null;
  const rules = [...accepted, rule];
  for (const locale of routing.locales) {
    let target = fillTarget(rule, SAMPLE, locale);
    for (let hop = 0; ; hop += 1) {
      const path = landingPath(target);
      const next = nextHop(rules, { locale: stripLocale(path).locale, path });
      if (next === null || next.rule.isExternal) break;
      if (next.rule === rule) return hop === 0 ? 'catches its own target' : 'closes a loop';
      if (hop >= MAX_HOPS) return 'leads through too many rules';
      target = next.target;
    }
  }
  return null;
}

/** The final path of a browser at an internal target, after the site normalised slashes and letter case. */
function landingPath(target: string): string {
  // A browser resolves the target's dots and unusual characters, on whatever origin.
  const { pathname } = new URL(`${OWN_ORIGIN}${target}`);
  const { locale, path } = stripLocale(tidy(decodeSegments(pathname)));
  return localePath(locale, fixLetterCase(path));
}

function tidy(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}

/** Decodes each segment; encoded slashes and backslashes stay encoded. Invalid encoding stays unchanged. */
export function decodeSegments(path: string): string {
  return path
    .split('/')
    .map((segment) => decodedPart(segment)?.replace(/[/\\]/g, (sign) => encodeURIComponent(sign)) ?? segment)
    .join('/');
}

function encodeSegments(path: string): string {
  return path
    .split('/')
    .map((segment) => encodePart(segment.replace(/%2F/g, '/').replace(/%5C/g, '\\')))
    .join('/');
}
