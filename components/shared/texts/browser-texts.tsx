import { createContext, createElement, Fragment, useContext, useMemo, type ReactNode } from 'react';
import { reportFailure } from '@/lib/browser/report';

/** A message as the build compiles it: `0` is the count of the plural around it. */
type Part = string | 0 | readonly [name: string, ...rest: unknown[]];
type Message = string | readonly Part[];
type Tag = (chunks: ReactNode) => ReactNode;
type Values = Readonly<Record<string, string | number | Tag>>;

interface Texts {
  locale: string;
  messages: Readonly<Record<string, unknown>>;
}

/** Second entry of a compiled part, as `icu-minify` numbers them: the two that the texts use. */
const PLURAL = 2;
const NUMBER = 4;

const Context = createContext<Texts>({ locale: '', messages: {} });

/**
 * In the browser these names stand for those of `next-intl` (`resolveAlias` in `next.config.mjs`): a quarter of its bytes,
 * for texts that are compiled and formats that the catalogue uses. A test compares the two text by text.
 */
export function IntlProvider({ locale, messages, children }: Texts & { children: ReactNode }) {
  const texts = useMemo(() => ({ locale, messages }), [locale, messages]);
  return <Context value={texts}>{children}</Context>;
}
export { IntlProvider as NextIntlClientProvider };

export const useLocale = () => useContext(Context).locale;
export const useMessages = () => useContext(Context).messages;

export function useTranslations(namespace?: string) {
  const texts = useContext(Context);
  return useMemo(() => translator(texts, namespace), [texts, namespace]);
}

function translator({ locale, messages }: Texts, namespace: string | undefined) {
  const pathOf = (key: string) => (namespace === undefined ? key : `${namespace}.${key}`);

  function raw(key: string): unknown {
    let found: unknown = messages;
    for (const name of pathOf(key).split('.')) found = Object(found)[name];
    return found;
  }

  function translate(key: string, values: Values = {}): ReactNode {
    const message = raw(key);
    if (isMessage(message)) return format(message, values, locale);
    reportFailure(`Text ${pathOf(key)}`, undefined);
    return pathOf(key);
  }

  return Object.assign(translate, { raw, rich: translate, has: (key: string) => raw(key) !== undefined });
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'string' || Array.isArray(value);
}

function format(message: Message, values: Values, locale: string, count = 0): ReactNode {
  if (typeof message === 'string') return message;
  const parts = message.map((part) => formatPart(part, values, locale, count));
  return parts.every((part) => typeof part === 'string')
    ? parts.join('')
    : createElement(Fragment, null, ...parts);
}

function formatPart(part: Part, values: Values, locale: string, count: number): ReactNode {
  if (typeof part === 'string') return part;
  if (part === 0) return numberFormat(locale).format(count);
  const [name, kind, forms] = part;
  const value = values[name];
  if (kind === NUMBER) return numberFormat(locale).format(Number(value));
  if (kind === PLURAL) return plural(Number(value), forms as Record<string, Message>, values, locale);
  return typeof value === 'function' ? value(format(part.slice(1) as Part[], values, locale)) : String(value);
}

function plural(count: number, forms: Record<string, Message>, values: Values, locale: string): ReactNode {
  const form = forms[`=${count}`] ?? forms[pluralRules(locale).select(count)] ?? forms['other'] ?? '';
  return format(form, values, locale, count);
}

const numberFormat = kept((locale) => new Intl.NumberFormat(locale));
const pluralRules = kept((locale) => new Intl.PluralRules(locale));

/** Making one costs a slow phone milliseconds. */
function kept<Format>(make: (locale: string) => Format): (locale: string) => Format {
  const made: Record<string, Format> = {};
  return (locale) => (made[locale] ??= make(locale));
}
