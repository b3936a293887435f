import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { takeLostFocus } from '@/lib/browser/is-focus-lost';
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

const TYPES = ['email', 'phone'] as const;

/** The most recently opened form. */
interface Addition {
  type: Contact['type'];
  isOpen: boolean;
}

/** E-mails and phones: their status, a button to confirm each, and a form to add one (R-PROF-03 to R-PROF-05). */
export function Contacts({ contacts, configured, settings }: ContactsProps) {
  const t = useTranslations('profile');
  const [last, setLast] = useState<Addition | null>(null);
  return (
    <>
      {contacts.length === 0 && <p className={styles.none}>{t('contacts.none')}</p>}
      <ul className={styles.list}>
        {orderContacts(contacts).map((contact) => (
          <ContactRow key={contact.contact} contact={contact} settings={settings} />
        ))}
      </ul>
      {last?.isOpen ? (
        <AddContactForm
          key={last.type}
          type={last.type}
          configured={configured}
          settings={settings}
          onClose={() => setLast({ ...last, isOpen: false })}
        />
      ) : (
        <div className={styles.actions}>
          {TYPES.map((type) => (
            <Button
              key={type}
              ref={last?.type === type ? takeLostFocus : undefined}
              look="secondary"
              onClick={() => setLast({ type, isOpen: true })}
            >
              {t(type === 'email' ? 'contacts.addEmail' : 'contacts.addPhone')}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function ContactRow({ contact, settings }: { contact: Contact; settings: FormSettings }) {
  const t = useTranslations('profile');
  const [wasTyped, setWasTyped] = useState(false);
  // The form unmounts once the new state is read, before or after the confirmation resolves.
  const replacesForm = wasTyped && contact.is_confirmed;
  return (
    <li className={styles.row}>
      <span
        className={styles.contact}
        ref={replacesForm ? takeLostFocus : undefined}
        tabIndex={replacesForm ? -1 : undefined}
      >
        <Icon name={contact.type === 'email' ? 'mail' : 'phone'} />
        <span className={styles.text}>{contactText(contact)}</span>
      </span>
      {contact.is_confirmed ? (
        <span className={styles.confirmed}>
          <Icon name="checkCircle" size={16} />
          {t('contacts.confirmed')}
        </span>
      ) : (
        <ConfirmContact contact={contact} settings={settings} onConfirmed={() => setWasTyped(true)} />
      )}
    </li>
  );
}
