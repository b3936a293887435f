import { createRequire } from 'node:module';
import { render, renderHook } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { IntlProvider, useLocale, useMessages, useTranslations } from './browser-texts';
import { catalogue } from '@/i18n/catalogue';
import { routing } from '@/i18n/routing';

// The compiler of the build, which is a package of next-intl's.
const require = createRequire(createRequire(import.meta.url).resolve('next-intl/plugin'));
const { default: compile } = (await import(require.resolve('icu-minify/compile'))) as {
  default: (message: string) => unknown;
};

interface Tree {
  [key: string]: Tree | string;
}

function compiled(tree: Tree): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compiled(value),
    ]),
  );
}

function paths(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : paths(value, `${prefix}${key}.`),
  );
}

function textsOf(locale: 'en' | 'fr', namespace?: string) {
  const messages = compiled(catalogue[locale] as unknown as Tree);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  );
  return renderHook(() => useTranslations(namespace), { wrapper }).result.current;
}

/** Every argument has the same value; every tag becomes an element. */
function valuesOf(message: string, value: number | string) {
  const names = [...message.matchAll(/\{(\w+)/g)].map(([, name]) => [String(name), value] as const);
  const tags = [...message.matchAll(/<(\w+)>/g)].map(
    ([, name]) => [String(name), (chunks: ReactNode) => <b>{chunks}</b>] as const,
  );
  return Object.fromEntries([...names, ...tags]);
}

const markup = (text: ReactNode) => render(<p>{text}</p>).container.innerHTML;

describe.each(routing.locales)('texts in the browser: %s', (locale) => {
  it.each([0, 1, 2, 5, 21, 1_234_567])('are those of next-intl, with %d', (value) => {
    const t = textsOf(locale);
    const original = createTranslator({ locale, messages: catalogue[locale], timeZone: 'UTC' });
    for (const path of paths(catalogue[locale] as unknown as Tree)) {
      const values = valuesOf(original.raw(path as never), value);
      expect(markup(t.rich(path, values)), path).toBe(markup(original.rich(path as never, values as never)));
    }
  });
});

describe('a text that is not there', () => {
  it('is shown by its name, and reported', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const t = textsOf('en', 'common');
    expect(t('none.such')).toBe('common.none.such');
    expect(warn).toHaveBeenCalledOnce();
    expect(t.has('none.such')).toBe(false);
    expect(t.has('retry')).toBe(true);
    expect(t.raw('retry')).toBe(catalogue.en.common.retry);
  });
});

it('gives the language and the texts of the provider around', () => {
  const messages = { common: { home: 'Home' } };
  const { result } = renderHook(() => [useLocale(), useMessages()], {
    wrapper: ({ children }) => (
      <IntlProvider locale="fr" messages={messages}>
        {children}
      </IntlProvider>
    ),
  });
  expect(result.current).toEqual(['fr', messages]);
});
