'use client';

import { useSearchParams } from 'next/navigation';
import { lazy, Suspense } from 'react';
import type { FormSettings } from '@/lib/forms/settings';
import { readEmailLink } from '@/lib/support/rules';
import { WaitingPanel } from './waiting-panel';

const ConfirmationRun = lazy(() =>
  import('./confirmation-run').then((module) => ({ default: module.ConfirmationRun })),
);

/** Confirms a contact from a link (R-UNS-02); without a link it asks for contact and code. */
export function Confirmation({ settings }: { settings: FormSettings }) {
  const query = useSearchParams();
  return (
    <Suspense fallback={<WaitingPanel kind="confirmation" />}>
      <ConfirmationRun settings={settings} link={readEmailLink(query)} contact={query.get('contact') ?? ''} />
    </Suspense>
  );
}
