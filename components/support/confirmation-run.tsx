import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect } from 'react';
import { withQueries } from '@/components/shared/query/query-client';
import type { FormSettings } from '@/lib/forms/settings';
import { documentPath } from '@/lib/routing/document-path';
import { paths } from '@/lib/routing/paths';
import { useConfirmByLink } from '@/lib/support/mutations';
import { isOutage } from '@/lib/support/outage';
import type { EmailLink } from '@/lib/support/rules';
import { ConfirmationForm } from './confirmation-form';
import { leaveLinkBehind } from './leave-link';
import { UnjudgedLink } from './unjudged-link';
import { WaitingPanel } from './waiting-panel';

interface ConfirmationRunProps {
  settings: FormSettings;
  link: EmailLink | null;
  /** Contact from the query when it has no code. */
  contact: string;
}

/** Tries the link once; shows a form without a link or after a failure. */
export const ConfirmationRun = withQueries(function ConfirmationRun({
  settings,
  link,
  contact,
}: ConfirmationRunProps) {
  const t = useTranslations('support');
  const router = useRouter();
  const { mutateAsync } = useConfirmByLink();
  const attempt = useConfirmByLink();
  const { mutate } = attempt;
  const leave = useCallback(() => router.replace(documentPath(paths.confirmationSuccess())), [router]);
  const linkContact = link?.contact ?? null;
  const linkCode = link?.code ?? null;

  useEffect(leaveLinkBehind, []);
  useEffect(() => {
    if (linkContact !== null && linkCode !== null) mutate({ contact: linkContact, code: linkCode });
  }, [mutate, linkContact, linkCode]);
  useEffect(() => {
    if (attempt.isSuccess) leave();
  }, [attempt.isSuccess, leave]);

  if (link !== null) {
    if (!attempt.isError) return <WaitingPanel kind="confirmation" />;
    if (isOutage(attempt.error)) {
      return (
        <UnjudgedLink
          title={t('confirmation.failed')}
          info={t('confirmation.outageInfo')}
          againLabel={t('confirmation.again')}
          onAgain={() => mutate(link)}
        />
      );
    }
  }
  return (
    <ConfirmationForm
      settings={settings}
      contact={linkContact ?? contact}
      hasLinkFailed={attempt.isError}
      onConfirm={mutateAsync}
      onDone={leave}
    />
  );
});
