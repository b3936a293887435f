import { getTranslations } from 'next-intl/server';
import type { TextContents } from '@/lib/content/text-contents.server';
import styles from './page-contents.module.scss';

const LABEL_ID = 'page-contents';

/** Beside the text on wide screens; renders nothing for a short one. */
export async function PageContents({ text, lang }: { text: TextContents | null; lang?: 'en' | undefined }) {
  const t = await getTranslations('content');
  if (!text?.headings.length) return null;
  return (
    <nav className={styles.contents} aria-labelledby={LABEL_ID}>
      <p id={LABEL_ID} className={styles.label}>
        {t('contents')}
      </p>
      <ul lang={lang}>
        {text.headings.map(({ id, text: heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
