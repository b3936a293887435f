import { useEffect } from 'react';
import { reportFraudSession } from '@/lib/analytics/fraud-check';
import { loadTagManager } from '@/lib/analytics/tag-manager';
import { isConsented, useConsent } from '@/stores/consent';

/** Milliseconds the fraud check waits for the first choice, which determines how its single hit is sent. */
const CHOICE_WAIT_MS = 3_000;

/** Not before statistics are consented to (R-TRACK-08). */
export function useTagManager(id: string | null): void {
  const isAllowed = useConsent((state) => isConsented(state, 'statistics'));
  useEffect(() => {
    if (isAllowed && id !== null) void loadTagManager(id);
  }, [isAllowed, id]);
}

/** Reports the fraud-check session if the platform asks for it (R-TRACK-03). */
export function useFraudCheck(isOn: boolean): void {
  const isAllowed = useConsent((state) => isConsented(state, 'fraud'));
  const isUndecided = useConsent(({ isRequired, allowed }) => isRequired && allowed === null);
  useEffect(() => {
    if (!isOn) return;
    const report = () => void reportFraudSession({ isAgentAllowed: isAllowed });
    const timer = setTimeout(report, isUndecided ? CHOICE_WAIT_MS : 0);
    return () => clearTimeout(timer);
  }, [isOn, isAllowed, isUndecided]);
}
