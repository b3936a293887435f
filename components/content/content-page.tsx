import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { currentLocale } from '@/i18n/locale.server';
import { contentPageHeading } from '@/lib/content/content-page-rules';
import type { LoadedContentPage } from '@/lib/content/content-page.server';
import { textLang } from '@/lib/content/loaded';
import { sanitizeRichText } from '@/lib/content/rich-text.server';
import { env } from '@/lib/env/server';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';
import styles from './content-page.module.scss';
import { Page } from './page';
import { RichText } from './rich-text';

/** A page the operator wrote: its heading and its text as the body (R-HOME-02). */
export async function ContentPage({ page: { seo, path, isFailed } }: { page: LoadedContentPage }) {
  const [locale, t, tCommon] = await Promise.all([
    currentLocale(),
    getTranslations('content'),
    getTranslations('common'),
  ]);
  const { record } = seo;
  const title = contentPageHeading(record.title);
  const heading = title ?? t(isFailed ? 'unavailable' : 'untitled');
  const things = breadcrumbJsonLd(
    [
      { name: tCommon('home'), url: localePath(locale, paths.home()) },
      { name: heading, url: localePath(locale, path) },
    ],
    env.SITE_URL,
  );
  // The text is the body here; below the page it would stand a second time.
  const bare = { ...seo, record: { ...record, text: null } };
  return (
    <Page seo={bare} title={heading} isBare things={isFailed ? [] : [things]}>
      <article className={styles.article}>
        <h1 className={styles.title} lang={title === null ? undefined : textLang(record, 'title', locale)}>
          {heading}
        </h1>
        {isFailed && <FailedState />}
        {!isFailed && !record.text && <EmptyState icon="info" title={t('empty')} />}
        {record.text && (
          <RichText html={sanitizeRichText(record.text, locale)} lang={textLang(record, 'text', locale)} />
        )}
      </article>
    </Page>
  );
}
