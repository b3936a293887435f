import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { FORM_ID } from '@/lib/routing/support-subjects';
import type { LoadedSupport } from '@/lib/support/loader';
import { ContactList } from './contact-list';
import { Faq } from './faq';
import { Feedback } from './feedback';
import styles from './support-page.module.scss';

/** The contact channels including the chat, the FAQ, and the form, on wide screens beside both (R-SUP-01). */
export async function SupportPage({ support }: { support: LoadedSupport }) {
  const { channels, hasChat, faq, fields, settings } = support;
  const t = await getTranslations('support');
  return (
    <ClientMessages namespaces={['support', 'forms']}>
      <div className={styles.columns}>
        <ContactList channels={channels} hasChat={hasChat} />
        <div className={styles.main}>
          {faq.length > 0 && (
            <section className={styles.card}>
              <h2 className={styles.heading}>{t('faq')}</h2>
              <Faq entries={faq} />
            </section>
          )}
          <section id={FORM_ID} className={styles.card}>
            <h2 className={styles.heading}>{t('feedback.title')}</h2>
            <p className={styles.lead}>{t('feedback.lead')}</p>
            <Feedback fields={fields} settings={settings} />
          </section>
        </div>
      </div>
    </ClientMessages>
  );
}
