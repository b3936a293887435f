'use client';

import { useTranslations } from 'next-intl';
import { useEffect, type ReactNode } from 'react';
import { SystemPanel } from '@/components/content/system-panel';
import { QueryProvider } from '@/components/runtime/query-provider';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/routing/paths';
import { useUnsubscribe } from '@/lib/support/mutations';
import type { EmailLink } from '@/lib/support/rules';
import { WaitingPanel } from './waiting-panel';

interface UnsubscribeRunProps {
  link: EmailLink;
  /** The unsubscribe system page, shown once it is done. */
  done: ReactNode;
}

/** Asks the platform once, as soon as the page is open. */
export function UnsubscribeRun(props: UnsubscribeRunProps) {
  return (
    <QueryProvider>
      <Outcome {...props} />
    </QueryProvider>
  );
}

function Outcome({ link: { contact, code }, done }: UnsubscribeRunProps) {
  const t = useTranslations('support');
  const { mutate, data, isError } = useUnsubscribe();
  useEffect(() => mutate({ contact, code }), [mutate, contact, code]);
  if (data === true) return <div role="status">{done}</div>;
  if (data === undefined && !isError) return <WaitingPanel kind="unsubscribe" />;
  return (
    <div role="alert">
      <SystemPanel
        icon="alert"
        tone="bad"
        title={t('unsubscribe.failedTitle')}
        info={t('unsubscribe.failedInfo')}
        button={t('toSupport')}
        href={paths.support()}
      >
        <Button look="secondary" onClick={() => mutate({ contact, code })}>
          {t('unsubscribe.again')}
        </Button>
      </SystemPanel>
    </div>
  );
}
