'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import type { NextStep as Step } from '@/lib/cashier/failure-rules';
import { paths } from '@/lib/routing/paths';

const TARGETS = {
  deposit: paths.deposit(),
  profile: paths.profile('settings'),
  contact: paths.profile('settings'),
  verification: paths.profile('verification'),
  support: paths.support(),
  limit: paths.profile('responsible-game'),
  history: paths.history(),
} as const satisfies Record<Exclude<Step, null>, string>;

/** The way on after a refused payment. */
export function NextStep({ step }: { step: Step }) {
  const t = useTranslations('cashier.next');
  if (step === null) return null;
  return (
    <ButtonLink href={TARGETS[step]} look="secondary" isWide>
      {t(step)}
    </ButtonLink>
  );
}
