import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormValues } from '@/lib/content/form-descriptor';
import { actPlatform } from '@/lib/platform/act';
import { confirmContact, unsubscribe } from '@/lib/profile/api';
import { sendFeedback } from './api';
import type { EmailLink } from './rules';

/** Links that are being followed or were followed with success, in this document. */
const followed = new Map<string, Promise<boolean>>();

/**
 * Follows a link once on every call for: a component may be mounted twice, the address opened again. A link
 * that failed may be tried again.
 */
function followOnce(kind: string, link: EmailLink, follow: () => Promise<boolean>): Promise<boolean> {
  const key = JSON.stringify([kind, link.contact, link.code]);
  const known = followed.get(key);
  if (known) return known;
  const forget = () => followed.delete(key);
  const running = follow();
  followed.set(key, running);
  running.then((isDone) => isDone || forget(), forget);
  return running;
}

const inline = { errors: 'inline' } as const;

function textOf(values: FormValues, name: string): string {
  return String(values[name] ?? '');
}

/** Sends the feedback form (R-SUP-01); true when the platform took it. */
export function useSendFeedback() {
  return useMutation({
    mutationFn: async (values: FormValues) => {
      const { result } = await actPlatform.call(sendFeedback, {
        name: textOf(values, 'name'),
        email: textOf(values, 'email'),
        subject: textOf(values, 'subject'),
        message: textOf(values, 'message'),
      });
      return result === 1;
    },
    meta: inline,
  });
}

/** Ends the newsletters of a contact by the link of an e-mail (R-UNS-01); true when the platform did so. */
export function useUnsubscribe() {
  return useMutation({
    mutationFn: (link: EmailLink) =>
      followOnce('unsubscribe', link, async () => {
        const { result } = await actPlatform.call(unsubscribe, link);
        return result === 1;
      }),
    meta: inline,
  });
}

/** Confirms a contact by a link or a typed code (R-UNS-02); a result other than 1 is a failure (R-UNS-03). */
export function useConfirmContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (link: EmailLink) =>
      followOnce('confirm', link, async () => {
        const { result } = await actPlatform.call(confirmContact, link);
        return result === 1;
      }),
    // What is shown of the player's contacts was read before.
    onSuccess: () => client.invalidateQueries(),
    meta: inline,
  });
}
