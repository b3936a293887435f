import { describe, expect, it, vi } from 'vitest';
import { generateMetadata } from './page';

vi.mock('@/components/layout/site-shell', () => ({ SiteShell: () => null }));
vi.mock('@/i18n/locale.server', () => ({ currentLocale: () => Promise.resolve('en') }));
vi.mock('@/lib/env/server', () => ({ env: {} }));
vi.mock('next-intl/server', () => ({
  getTranslations: () => Promise.resolve((key: string) => key),
}));

describe('the pages that stand for others', () => {
  it.each(['maintenance', 'notFound', 'forbidden', 'userBlocked'])(
    '%s leaves the tag for search engines to Next.js, which writes one for its status',
    async (kind) => {
      expect(await generateMetadata({ params: Promise.resolve({ kind }) })).toEqual({
        title: `${kind}.title`,
      });
    },
  );
});
