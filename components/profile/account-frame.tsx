import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Page } from '@/components/content/page';
import { ClientMessages, type ClientText } from '@/components/layout/client-messages';
import { currentLocale } from '@/i18n/locale.server';
import { pageSeo, type PageSeo } from '@/lib/seo/page-metadata.server';
import type { AccountPageKey } from './account-pages';
import { SessionSeed } from './session-seed';
import { requirePlayer } from '@/lib/session/require-player.server';

async function accountSeo(key: AccountPageKey, path: string): Promise<{ seo: PageSeo; title: string }> {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('profile')]);
  const title = t(`pages.${key}`);
  return { seo: await pageSeo({ path, locale, fallbackTitle: title }), title };
}

/** Metadata of an account page; contains no player data. */
export async function accountMetadata(key: AccountPageKey, path: string): Promise<Metadata> {
  return (await accountSeo(key, path)).seo.metadata;
}

export interface AccountFrameProps {
  pageKey: AccountPageKey;
  /** The page's address without locale prefix, from `paths`. */
  path: string;
  /** Texts used by its client components, besides those of all forms. */
  namespaces: readonly ClientText[];
  lead?: string;
  children: ReactNode;
}

/** A page of the account area: heading, SEO, texts and its content, rendered on the server. */
export async function AccountFrame({ pageKey, path, namespaces, lead, children }: AccountFrameProps) {
  const user = await requirePlayer(await currentLocale(), path);
  const { seo, title } = await accountSeo(pageKey, path);
  return (
    <Page seo={seo} title={title} lead={lead ?? null}>
      <ClientMessages namespaces={['forms', ...namespaces]}>{children}</ClientMessages>
      <SessionSeed user={user} />
    </Page>
  );
}

/** Result page of a payment: the system page has its own heading (R-CASH-17). */
export async function PaymentPage({ path, children }: Pick<AccountFrameProps, 'path' | 'children'>) {
  const user = await requirePlayer(await currentLocale(), path);
  const { seo, title } = await accountSeo('payment', path);
  return (
    <Page seo={seo} title={title} isBare>
      <ClientMessages namespaces={['cashier']}>{children}</ClientMessages>
      <SessionSeed user={user} />
    </Page>
  );
}
