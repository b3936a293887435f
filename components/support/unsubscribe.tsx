'use client';

import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { lazy, Suspense, type ReactNode } from 'react';
import { SystemPanel } from '@/components/content/system-panel';
import { paths } from '@/lib/routing/paths';
import { readEmailLink } from '@/lib/support/rules';
import { WaitingPanel } from './waiting-panel';

const UnsubscribeRun = lazy(() =>
  import('./unsubscribe-run').then((module) => ({ default: module.UnsubscribeRun })),
);

/** Handles a newsletter's unsubscribe link (R-UNS-01), or explains which part of it is missing. */
export function Unsubscribe({ done }: { done: ReactNode }) {
  const t = useTranslations('support');
  const link = readEmailLink(useSearchParams());
  if (link === null) {
    return (
      <SystemPanel
        icon="mail"
        title={t('unsubscribe.noLinkTitle')}
        info={t('unsubscribe.noLinkInfo')}
        button={t('toSupport')}
        href={paths.support()}
      />
    );
  }
  return (
    <Suspense fallback={<WaitingPanel kind="unsubscribe" />}>
      <UnsubscribeRun link={link} done={done} />
    </Suspense>
  );
}
