import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { LazyFailedState } from '@/components/ui/lazy-failed-state';
import { currentLocale } from '@/i18n/locale.server';
import type { Locale } from '@/i18n/routing';
import { contentPageHeading } from '@/lib/content/content-page-rules';
import type { LoadedContentPage } from '@/lib/seo/content-page.server';
import { textLang } from '@/lib/content/loaded';
import { sanitizeRichText } from '@/lib/content/rich-text.server';
import { textContents, type TextContents } from '@/lib/content/text-contents.server';
import { breadcrumbs } from '@/lib/seo/page-metadata.server';
import styles from './content-page.module.scss';
import { Page } from './page';
import { PageContents } from './page-contents';
import { RichText } from './rich-text';

/** Written by the operator (R-HOME-02). */
export async function ContentPage({ page: { seo, path, isFailed } }: { page: LoadedContentPage }) {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('content')]);
  const { record } = seo;
  const title = contentPageHeading(record.title);
  const heading = title ?? t(isFailed ? 'unavailable' : 'untitled');
  const nodes = isFailed ? [] : [await breadcrumbs(locale, [{ name: heading, path }])];
  // The text is the main content here and must not be rendered again below the page.
  const bare = { ...seo, record: { ...record, text: null } };
  const text = contentsOf(record.text, locale);
  return (
    <Page seo={bare} title={heading} isBare nodes={nodes}>
      <div className={styles.page}>
        <article className={styles.article}>
          <h1 className={styles.title} lang={title === null ? undefined : textLang(record, 'title', locale)}>
            {heading}
          </h1>
          {isFailed && <LazyFailedState />}
          {!isFailed && !text && <EmptyState icon="info" title={t('empty')} />}
          {text && <RichText html={text.html} lang={textLang(record, 'text', locale)} />}
        </article>
        <PageContents text={text} lang={textLang(record, 'text', locale)} />
      </div>
    </Page>
  );
}

/** Null for a text that shows nothing. */
function contentsOf(text: string | null, locale: Locale): TextContents | null {
  const html = sanitizeRichText(text ?? '', locale);
  return html ? textContents(html) : null;
}
