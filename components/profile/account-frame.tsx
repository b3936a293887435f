import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Page } from '@/components/content/page';
import { ClientMessages, type ClientText } from '@/components/layout/client-messages';
import { currentLocale } from '@/i18n/locale.server';
import type { Locale } from '@/i18n/routing';
import type { ProfileChild } from '@/lib/routing/account-parts';
import { payPaths } from '@/lib/routing/pay-paths';
import { paths } from '@/lib/routing/paths';
import { pageSeo, type PageSeo } from '@/lib/seo/page-metadata.server';
import { requirePlayer } from '@/lib/session/require-player.server';
import type { User } from '@/lib/session/schema';
import { DataBlock } from '@/components/content/data-block';
import { loadGeneralInfo } from '@/lib/session/loader';
import { SEED_ID, seedText } from '@/lib/session/seed';
import type { AccountPageKey } from './account-pages';

/** A page of the account area; results of payments have their own frame and paths. */
type AreaPageKey = Exclude<AccountPageKey, 'payment'>;

const CASHIER_PATHS: Record<Exclude<AreaPageKey, ProfileChild>, string> = {
  deposit: paths.deposit(),
  withdraw: paths.withdraw(),
  wallet: paths.wallet(),
  history: paths.history(),
  receipt: payPaths.receipt(),
};

const isCashierKey = (key: AreaPageKey): key is keyof typeof CASHIER_PATHS => key in CASHIER_PATHS;

function pathOf(key: AreaPageKey): string {
  return isCashierKey(key) ? CASHIER_PATHS[key] : paths.profile(key);
}

async function accountSeo(key: AccountPageKey, path: string): Promise<{ seo: PageSeo; title: string }> {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('profile')]);
  const title = t(`pages.${key}`);
  return { seo: await pageSeo({ path, locale, fallbackTitle: title }), title };
}

/** Contains no player data. @param path Path without locale prefix, if the key does not give it. */
export async function accountMetadata(key: AreaPageKey, path = pathOf(key)): Promise<Metadata> {
  return (await accountSeo(key, path)).seo.metadata;
}

export async function paymentMetadata(path: string): Promise<Metadata> {
  return (await accountSeo('payment', path)).seo.metadata;
}

export interface Account {
  pageKey: AreaPageKey;
  /** Without locale prefix. */
  path: string;
  locale: Locale;
  user: User;
}

/**
 * The player of an account page, required before the page reads anything; a guest is redirected home.
 * @param path The page's path without locale prefix, if the key does not give it. @throws PlatformError
 */
export async function requireAccount(pageKey: AreaPageKey, path = pathOf(pageKey)): Promise<Account> {
  const locale = await currentLocale();
  return { pageKey, path, locale, user: await requirePlayer(locale, path) };
}

export interface AccountFrameProps {
  account: Account;
  /** Texts used by its client components, besides those of all forms. */
  namespaces: readonly ClientText[];
  children: ReactNode;
}

/** Heading, SEO, texts and content, rendered on the server. */
export async function AccountFrame({ account, namespaces, children }: AccountFrameProps) {
  const { seo, title } = await accountSeo(account.pageKey, account.path);
  return (
    <Page seo={seo} title={title}>
      <ClientMessages namespaces={['forms', ...namespaces]}>{children}</ClientMessages>
      <SessionSeed user={account.user} />
    </Page>
  );
}

interface PaymentPageProps {
  path: string;
  user: User;
  children: ReactNode;
}

/** The system page has its own heading (R-CASH-17). */
export async function PaymentPage({ path, user, children }: PaymentPageProps) {
  const { seo, title } = await accountSeo('payment', path);
  return (
    <Page seo={seo} title={title} isBare>
      <ClientMessages namespaces={['cashier']}>{children}</ClientMessages>
      <SessionSeed user={user} />
    </Page>
  );
}

/** Passes the player known at render time to the browser, which saves a request. */
async function SessionSeed({ user }: { user: User }) {
  const info = await loadGeneralInfo(await currentLocale());
  const seed = info ? { user, inactivityLimitSeconds: info.time_to_force_logout } : { user };
  return <DataBlock id={SEED_ID} type="application/json" json={seedText(seed)} />;
}
