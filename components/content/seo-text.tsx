import { Icon } from '@/components/ui/icon';
import { currentLocale } from '@/i18n/locale.server';
import { sanitizeRichText } from '@/lib/content/rich-text.server';
import { RichText } from './rich-text';
import styles from './seo-text.module.scss';

interface SeoTextProps {
  text: string | null;
  lang?: 'en' | undefined;
  /** What the text is folded under; without it the text stands there in full. */
  fold?: string | undefined;
}

/** The text an SEO record puts below its page (R-SEO-03). */
export async function SeoText({ text, lang, fold }: SeoTextProps) {
  if (!text) return null;
  const locale = await currentLocale();
  const words = <RichText html={sanitizeRichText(text, locale)} lang={lang} />;
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
