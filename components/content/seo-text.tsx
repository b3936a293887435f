import { Icon } from '@/components/ui/icon';
import { currentLocale } from '@/i18n/locale.server';
import { sanitizeRichText } from '@/lib/content/rich-text.server';
import { RichText } from './rich-text';
import styles from './seo-text.module.scss';

interface SeoTextProps {
  text: string | null;
  lang?: 'en' | undefined;
  /** Label under which the text is collapsed; without it the full text is shown. */
  fold?: string | undefined;
}

/** The text that an SEO record adds below its page (R-SEO-03). */
export async function SeoText({ text, lang, fold }: SeoTextProps) {
  if (!text) return null;
  const locale = await currentLocale();
  const html = sanitizeRichText(text, locale);
  if (!html) return null;
  const words = <RichText html={html} lang={lang} />;
  return (
    <section className={styles.seoText}>
      {fold === undefined ? (
        words
      ) : (
        <details>
          <summary className={styles.fold}>
            {fold}
            <Icon name="chevronDown" size={20} />
          </summary>
          {words}
        </details>
      )}
    </section>
  );
}
