import { denyStatistics } from '@/lib/analytics/tag-manager';
import { reloadPage } from '@/components/shared/session/leave-page';
import { consentedPurposes, isConsented, useConsent } from '@/stores/consent';

/** Another tab may change the consent, also while this page is in the back/forward cache. */
export function followConsent(): () => void {
  const end = new AbortController();
  const { signal } = end;
  const onStorage = ({ key }: StorageEvent) => {
    if (key === 'consent' || key === null) recall();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) recall();
  };
  recall();
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  return () => end.abort();
}

/** Withdrawing consent reloads the page (decision 0025), but interrupts no game: there only the tag manager is told. */
function recall(): void {
  const before = consentedPurposes(useConsent.getState());
  useConsent.getState().recall(Date.now());
  const state = useConsent.getState();
  if (before.every((purpose) => isConsented(state, purpose))) return;
  if (!document.querySelector('main iframe')) reloadPage();
  else if (!isConsented(state, 'statistics')) denyStatistics();
}
