import { useLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ViewTransition, type ReactNode } from 'react';
import { routing, type Locale } from '@/i18n/routing';
import { loadCollection, loadSiteConfig } from '@/lib/content/loaders.server';
import { textLang } from '@/lib/content/loaded';
import { menuLinks } from '@/lib/content/menu-links.server';
import { sanitizeRichText } from '@/lib/content/rich-text.server';
import { isPageOn } from '@/lib/content/switched-pages';
import { loadOwnCategories } from '@/lib/games/loader';
import { loadGeneralInfo } from '@/lib/session/loader';
import { FatalBoundary } from '@/components/app-shell/fatal-boundary';
import { Hints } from '@/components/session/hints';
import { SkipLink } from '@/components/ui/skip-link';
import { paths } from '@/lib/routing/paths';
import type { MenuEntry } from '@/stores/dialogs';
import { BottomNav } from './bottom-nav';
import { Footer } from './footer';
import { Header } from './header';
import { Rail } from './rail';
import { PreviewBar } from './preview-bar';
import styles from './site-shell.module.scss';

const CATEGORIES_IN_RAIL = 6;
/** Only page navigations are animated; links set this type (`app-shell/follow-links`). */
const PAGE_CHANGE = { page: 'page', default: 'none' };

/** Empty for most links, so that it adds nothing to cached pages. */
function titleLang(...where: Parameters<typeof textLang>): { lang?: 'en' } {
  const lang = textLang(...where);
  return lang ? { lang } : {};
}

/** R-LAY-01; bottom navigation on phones only. */
export function SiteShell({ children }: { children: ReactNode }) {
  // Resolved above all links: otherwise each would suspend separately and become a row of its own in the RSC payload.
  const locale = useLocale();
  return <Frame locale={locale}>{children}</Frame>;
}

async function Frame({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [t, common, { features }, info, categories] = await Promise.all([
    getTranslations('layout'),
    loadCollection('common', locale),
    loadSiteConfig(locale),
    loadGeneralInfo(locale),
    loadOwnCategories(locale),
  ]);
  const menu =
    common.menu.length > 0
      ? menuLinks(common.menu, features).map(({ title, url, icon }) => ({
          title,
          href: url,
          icon,
          ...titleLang(common, `menu.${url}.title`, locale),
        }))
      : defaultMenu((key) => t(`defaultMenu.${key}`)).filter(({ href }) => isPageOn(href, features));
  const locales = info?.available_locales ?? routing.locales;
  return (
    <div className={styles.shell}>
      <SkipLink>{t('skipToContent')}</SkipLink>
      <Header siteName={common.siteName} />
      <Rail
        menu={menu}
        categories={categories?.slice(0, CATEGORIES_IN_RAIL).map(({ id, name }) => ({ id, name })) ?? []}
        locales={locales}
      />
      <Hints />
      <main id="main" className={styles.main} tabIndex={-1}>
        <noscript>
          <p>{t('needsScripts')}</p>
        </noscript>
        <ViewTransition default="none" update={PAGE_CHANGE}>
          <FatalBoundary takes="page" except={paths.support()} isInShell>
            {children}
          </FatalBoundary>
        </ViewTransition>
      </main>
      <Footer
        siteName={common.siteName}
        menu={menu}
        links={menuLinks(common.footerLinks, features).map((link) => ({
          ...link,
          ...titleLang(common, `footerLinks.${link.url}.title`, locale),
        }))}
        text={common.footerText === null ? null : sanitizeRichText(common.footerText, locale)}
        textLang={textLang(common, 'footerText', locale)}
        marks={common.footerMarks}
        locales={locales}
      />
      <BottomNav items={menu} locales={locales} />
      <PreviewBar />
    </div>
  );
}

const DEFAULT_MENU = [
  ['games', paths.gameHall()],
  ['betting', paths.betting()],
  ['offers', paths.offers()],
  ['tournaments', paths.tournaments()],
  ['jackpots', paths.jackpots()],
  ['loyalty', paths.loyalty()],
  ['support', paths.support()],
] as const;

type EntryKey = (typeof DEFAULT_MENU)[number][0];

/** The menu if the operator defined none. */
function defaultMenu(title: (key: EntryKey) => string): MenuEntry[] {
  return DEFAULT_MENU.map(([key, href]) => ({ title: title(key), href, icon: null }));
}
