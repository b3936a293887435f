'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useSingleRun } from '@/components/forms/use-single-run';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { useChangeSubscription } from '@/lib/profile/mutations';
import { profileQuery } from '@/lib/profile/queries';
import { contactText, orderContacts } from '@/lib/profile/rules';
import type { Contact } from '@/lib/profile/schema';
import { ActionNotDone } from '@/lib/platform/require-done';
import { paths } from '@/lib/routing/paths';
import { showToast } from '@/stores/toasts';
import { Card } from './card';
import cardStyles from './card.module.scss';
import { CardSkeleton } from './card-skeleton';
import { recheckAccount } from '@/components/shared/session/recheck-account';
import styles from './subscriptions.module.scss';

/** Each e-mail and phone can be switched on and off (R-PROF-11). */
export function Subscriptions() {
  const t = useTranslations('profile');
  const { data, isPending, error, refetch } = useQuery(profileQuery);
  if (isPending) return <CardSkeleton />;
  if (!data) return <FailedRead error={error} onRetry={() => void refetch()} />;
  const contacts = orderContacts(data.contacts);
  if (contacts.length === 0) {
    return (
      <EmptyState icon="bell" title={t('subscriptions.none')} text={t('subscriptions.noneText')}>
        <ButtonLink href={paths.profile()}>{t('subscriptions.toContacts')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Card title={t('subscriptions.title')} text={t('subscriptions.text')}>
      <ul className={styles.list}>
        {contacts.map((contact) => (
          <Subscription key={contact.contact} contact={contact} />
        ))}
      </ul>
    </Card>
  );
}

function Subscription({ contact }: { contact: Contact }) {
  const t = useTranslations('profile');
  const id = useId();
  const change = useChangeSubscription();
  // Optimistic: shows the requested state until the platform's response is read.
  const isOn = change.isPending ? change.variables.subscription : contact.is_subscribed;

  const [isSaving, save] = useSingleRun(async () => {
    const wanted = { contact: contact.contact, subscription: !contact.is_subscribed };
    const [done] = await Promise.allSettled([change.mutateAsync(wanted)]);
    if (done.status === 'fulfilled') {
      showToast('success', t('subscriptions.saved'));
      // Whether any subscription is left.
      void recheckAccount();
    }
    // R-PROF-08: a result other than 1 has its own text.
    else if (done.reason instanceof ActionNotDone) showToast('error', t('failures.saveContact'));
    else await reactToError(done.reason, 'react');
  });

  return (
    <li className={cardStyles.row}>
      <Icon name={contact.type === 'email' ? 'mail' : 'phone'} size={24} />
      <label htmlFor={id} className={styles.label}>
        <ContactName text={contactText(contact)} />
      </label>
      <input
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
        role="switch"
        className={styles.switch}
        checked={isOn}
        aria-disabled={isSaving}
        onChange={() => void save()}
      />
    </li>
  );
}

/** A contact too long for its line breaks before the `@`. */
function ContactName({ text }: { text: string }) {
  const at = text.lastIndexOf('@');
  return (
    <span>
      {at > 0 ? text.slice(0, at) : text}
      {at > 0 && <wbr />}
      {at > 0 && text.slice(at)}
    </span>
  );
}
