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

/** Follows the link of a newsletter (R-UNS-01), or explains what is missing from it. */
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
