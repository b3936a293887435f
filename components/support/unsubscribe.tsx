'use client';

import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { SystemPanel } from '@/components/content/system-panel';
import { lazyPart } from '@/components/ui/lazy-part';
import { LostPart } from '@/components/ui/lost-part';
import { paths } from '@/lib/routing/paths';
import { readEmailLink } from '@/lib/support/rules';
import { WaitingPanel } from './waiting-panel';

const UnsubscribeRun = lazyPart(
  () => import('./unsubscribe-run').then((module) => module.UnsubscribeRun),
  LostPart,
);

/** Handles a newsletter's unsubscribe link (R-UNS-01), or explains which part of it is missing. */
export function Unsubscribe({ done }: { done: ReactNode }) {
  const t = useTranslations('support');
  // Of the arrival: once the link is read, it leaves the address.
  const [query] = useState(useSearchParams());
  const link = readEmailLink(query);
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
  return <UnsubscribeRun fallback={<WaitingPanel kind="unsubscribe" />} link={link} done={done} />;
}
