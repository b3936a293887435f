import { RichText } from '@/components/content/rich-text';
import { Icon } from '@/components/ui/icon';
import type { FaqEntry } from '@/lib/support/loader';
import styles from './faq.module.scss';

export function Faq({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <div className={styles.faq}>
      {entries.map(({ question, questionLang, answer, answerLang }, index) => (
        <details key={index} className={styles.entry}>
          <summary className={styles.question} lang={questionLang}>
            {question}
            <Icon name="chevronDown" className={styles.mark} />
          </summary>
          <RichText html={answer} className={styles.answer} lang={answerLang} />
        </details>
      ))}
    </div>
  );
}
