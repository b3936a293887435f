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
import { PlayerPart } from './player-part';

async function accountSeo(key: AccountPageKey, path: string): Promise<{ seo: PageSeo; title: string }> {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('profile')]);
  const title = t(`pages.${key}`);
  return { seo: await pageSeo({ path, locale, fallbackTitle: title }), title };
}

/** Metadata of an account page; nothing of a player is in it. */
export async function accountMetadata(key: AccountPageKey, path: string): Promise<Metadata> {
  return (await accountSeo(key, path)).seo.metadata;
}

interface AccountPageProps {
  pageKey: AccountPageKey;
  /** The page's address without locale prefix, from `paths`. */
  path: string;
  /** Texts its client parts use, besides those of all forms. */
  namespaces: readonly ClientText[];
  lead?: string;
  /** The children bring what the server has read, and are rendered there too. */
  isServerRendered?: boolean;
  /** Holds the place of the children until they are rendered, where they are not about two blocks high. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** One page of the account area: heading, SEO, texts, and its client-side parts. */
export async function AccountPage(props: AccountPageProps) {
  const { pageKey, path, namespaces, lead, isServerRendered = false, skeleton, children } = props;
  const user = await requirePlayer(await currentLocale(), path);
  const { seo, title } = await accountSeo(pageKey, path);
  return (
    <Page seo={seo} title={title} lead={lead ?? null}>
      <ClientMessages namespaces={['forms', ...namespaces]}>
        {isServerRendered ? children : <PlayerPart skeleton={skeleton}>{children}</PlayerPart>}
      </ClientMessages>
      <SessionSeed user={user} />
    </Page>
  );
}

/** A payment's result page: the system page brings its own heading (R-CASH-17). */
export async function PaymentPage({ path, children }: Pick<AccountPageProps, 'path' | 'children'>) {
  const user = await requirePlayer(await currentLocale(), path);
  const { seo, title } = await accountSeo('payment', path);
  return (
    <Page seo={seo} title={title} isBare>
      <ClientMessages namespaces={['cashier']}>{children}</ClientMessages>
      <SessionSeed user={user} />
    </Page>
  );
}
