import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormValues } from '@/lib/content/form-descriptor';
import { callAction } from '@/lib/platform/act';
import { confirmContact, unsubscribe } from '@/lib/profile/api';
import { sendFeedback } from './api';
import type { EmailLink } from './rules';

/** Links in progress or successfully handled in this document. */
const followed = new Map<string, Promise<void>>();

/** Once per link and call: a component may mount twice, or the URL be reopened. A failure may be retried. */
function followOnce(kind: string, link: EmailLink, follow: () => Promise<void>): Promise<void> {
  const key = JSON.stringify([kind, link.contact, link.code]);
  const known = followed.get(key);
  if (known) return known;
  const running = follow();
  followed.set(key, running);
  running.catch(() => followed.delete(key));
  return running;
}

/** With all the fields that the operator configures (R-SUP-01). */
export function useSendFeedback() {
  return useMutation({
    mutationFn: (values: FormValues) =>
      callAction(sendFeedback, { name: '', email: '', subject: '', message: '', ...values }),
    meta: { errors: 'inline' },
  });
}

function useEmailLink(kind: string, action: typeof unsubscribe | typeof confirmContact) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (link: EmailLink) => followOnce(kind, link, () => callAction(action, link)),
    // The player's contacts and subscriptions on the page are stale now.
    onSuccess: () => client.invalidateQueries(),
    meta: { errors: 'inline' },
  });
}

/** Unsubscribes a contact from newsletters by an e-mail's link (R-UNS-01). */
export const useUnsubscribe = () => useEmailLink('unsubscribe', unsubscribe);

/** Confirms a contact by a link or a typed code (R-UNS-02); a result other than 1 is a failure (R-UNS-03). */
export const useConfirmByLink = () => useEmailLink('confirm', confirmContact);
