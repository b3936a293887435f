import { useTranslations } from 'next-intl';
import { useEffect, type ReactNode } from 'react';
import { withQueries } from '@/components/shared/query/query-client';
import { recheckAccount } from '@/components/shared/session/recheck-account';
import { useUnsubscribe } from '@/lib/support/mutations';
import type { EmailLink } from '@/lib/support/rules';
import { knownStatus } from '@/stores/known-status';
import { leaveLinkBehind } from './leave-link';
import { UnjudgedLink } from './unjudged-link';
import { WaitingPanel } from './waiting-panel';

interface UnsubscribeRunProps {
  link: EmailLink;
  /** Shown after success. */
  done: ReactNode;
}

/** Unsubscribes once, when the page opens. */
export const UnsubscribeRun = withQueries(function UnsubscribeRun({
  link: { contact, code },
  done,
}: UnsubscribeRunProps) {
  const t = useTranslations('support');
  const { mutate, isSuccess, isError } = useUnsubscribe();
  useEffect(leaveLinkBehind, []);
  useEffect(() => mutate({ contact, code }), [mutate, contact, code]);
  useEffect(() => {
    if (isSuccess) void refreshAccount();
  }, [isSuccess]);
  if (isSuccess) return <div role="status">{done}</div>;
  if (!isError) return <WaitingPanel kind="unsubscribe" />;
  return (
    <UnjudgedLink
      title={t('unsubscribe.failedTitle')}
      info={t('unsubscribe.failedInfo')}
      againLabel={t('unsubscribe.again')}
      onAgain={() => mutate({ contact, code })}
    />
  );
});

/** A player's account shows whether any subscription is left. */
async function refreshAccount(): Promise<void> {
  if ((await knownStatus()) === 'player') await recheckAccount();
}
