'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { LostPart } from '@/components/ui/lost-part';
import type { FormSettings } from '@/lib/forms/settings';
import { readEmailLink } from '@/lib/support/rules';
import { WaitingPanel } from './waiting-panel';

const ConfirmationRun = lazyPart(
  () => import('./confirmation-run').then((module) => module.ConfirmationRun),
  LostPart,
);

/** R-UNS-02; without a link it asks for contact and code. */
export function Confirmation({ settings }: { settings: FormSettings }) {
  // Of the arrival: once the link is read, it leaves the address.
  const [query] = useState(useSearchParams());
  return (
    <ConfirmationRun
      fallback={<WaitingPanel kind="confirmation" />}
      settings={settings}
      link={readEmailLink(query)}
      contact={query.get('contact') ?? ''}
    />
  );
}
