import { currentLocale } from '@/i18n/locale.server';
import { sanitizeRichText } from '@/lib/content/rich-text.server';
import { RichText } from './rich-text';
import styles from './seo-text.module.scss';

/** The text an SEO record puts below its page (R-SEO-03). */
export async function SeoText({ text, lang }: { text: string | null; lang?: 'en' | undefined }) {
  if (!text) return null;
  const locale = await currentLocale();
  return (
    <section className={styles.seoText}>
      <RichText html={sanitizeRichText(text, locale)} lang={lang} />
    </section>
  );
}
