'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import type { FormSettings } from '@/lib/forms/settings';
import { contactText, orderContacts } from '@/lib/profile/rules';
import type { Contact } from '@/lib/profile/schema';
import { AddContactForm } from './add-contact-form';
import { ConfirmContact } from './confirm-contact';
import styles from './contacts.module.scss';

interface ContactsProps {
  contacts: readonly Contact[];
  configured: readonly FieldDescriptor[];
  settings: FormSettings;
}

/**
 * E-mails and phones: which are confirmed, a button to confirm the others, and a form to add one (R-PROF-03 to
 * R-PROF-05).
 */
export function Contacts({ contacts, configured, settings }: ContactsProps) {
  const t = useTranslations('profile');
  const [adding, setAdding] = useState<Contact['type'] | null>(null);
  return (
    <>
      {contacts.length === 0 && <p className={styles.none}>{t('contacts.none')}</p>}
      <ul className={styles.list}>
        {orderContacts(contacts).map((contact) => (
          <li key={contact.contact} className={styles.row}>
            <span className={styles.contact}>
              <Icon name={contact.type === 'email' ? 'mail' : 'phone'} />
              <span className={styles.text}>{contactText(contact)}</span>
              {contact.is_confirmed && (
                <span className={styles.confirmed}>
                  <Icon name="checkCircle" size={16} />
                  {t('contacts.confirmed')}
                </span>
              )}
            </span>
            {!contact.is_confirmed && <ConfirmContact contact={contact} settings={settings} />}
          </li>
        ))}
      </ul>
      {adding ? (
        <AddContactForm
          key={adding}
          type={adding}
          configured={configured}
          settings={settings}
          onClose={() => setAdding(null)}
        />
      ) : (
        <div className={styles.actions}>
          <Button look="secondary" onClick={() => setAdding('email')}>
            {t('contacts.addEmail')}
          </Button>
          <Button look="secondary" onClick={() => setAdding('phone')}>
            {t('contacts.addPhone')}
          </Button>
        </div>
      )}
    </>
  );
}
