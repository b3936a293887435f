import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import type { NextStep as Step } from '@/lib/cashier/failure-rules';
import { paths } from '@/lib/routing/paths';
import { useIsPageOn } from './use-is-page-on';

const TARGETS = {
  deposit: paths.deposit(),
  profile: paths.profile('settings'),
  contact: paths.profile('settings'),
  verification: paths.profile('verification'),
  support: paths.support(),
  limit: paths.profile('responsible-game'),
  history: paths.history(),
} as const satisfies Record<Exclude<Step, null>, string>;

/** Link to the next step after a refused payment; to support if that step's page is disabled. */
export function NextStep({ step }: { step: Step }) {
  return step && <StepLink step={step} />;
}

function StepLink({ step }: { step: Exclude<Step, null> }) {
  const t = useTranslations('cashier.next');
  const shown = useIsPageOn(TARGETS[step]) ? step : 'support';
  return (
    <ButtonLink href={TARGETS[shown]} look="secondary" isWide>
      {t(shown)}
    </ButtonLink>
  );
}
