import { useEffect, useState, useRef } from 'react';
import { useSitePath } from '@/components/ui/site-path';
import { whileWanted } from '@/components/ui/use-loaded';
import { denyByDefault, loadTagManager } from '@/lib/analytics/tag-manager';
import { forwardTrackingQueries } from '@/lib/analytics/tracking-queries';
import { sendVisitHit } from '@/lib/analytics/hits';
import { entryQuery } from '@/lib/routing/entry-query';
import { useConsent, isConsented } from '@/stores/consent';
import { reportIdentity } from '@/lib/session/analytics-identity';
import { selectUid, useSession } from '@/stores/session';
import { reportFraudSession } from '@/lib/analytics/fraud-check';
import { ConsentBar } from './consent-bar';
import { followConsent } from './follow-consent';
import { listenForPlatformEvents } from './platform-events';
import { useChat } from './use-chat';
import { loadVisitSettings, type VisitSettings } from './visit-settings';

let hasReported = false;

/** Once per document, only to this site, which needs no consent (decision 0025). */
function reportVisit(): void {
  if (hasReported) return;
  hasReported = true;
  denyByDefault();
  const query = entryQuery(window.location.search);
  forwardTrackingQueries(query);
  sendVisitHit(query, document.referrer);
}

/**
 * Statistics, fraud check, chat and their consent, and the focus after footer links; loaded on the first interaction.
 */
export function VisitRuntime() {
  const [settings, setSettings] = useState<VisitSettings | null>(null);
  useFocusOffFooter(useSitePath());
  useEffect(() => {
    reportVisit();
    const stops = [followIdentity(), listenForPlatformEvents(), followConsent()];
    return () => stops.forEach((stop) => stop());
  }, []);
  useEffect(
    () =>
      whileWanted(loadVisitSettings(), (loaded) => {
        useConsent.getState().setRequired(loaded.isConsentRequired);
        setSettings(loaded);
      }),
    [],
  );
  return settings && <ThirdParties settings={settings} />;
}

function ThirdParties({ settings }: { settings: VisitSettings }) {
  const path = useSitePath();
  useTagManager(settings.tagManagerId);
  useFraudCheck(settings.isFraudCheckOn);
  const hasChat = useChat(settings.chat, path);
  const isNeeded = settings.tagManagerId !== null || settings.isFraudCheckOn || hasChat;
  return isNeeded && settings.isConsentRequired ? <ConsentBar path={path} /> : null;
}

/** Follows the session; cleared when nobody is signed in any more, before the page is left (R-TRACK-04). */
export function followIdentity(): () => void {
  const follow = () => reportIdentity(selectUid(useSession.getState()));
  follow();
  return useSession.subscribe(follow);
}

/** Moves the focus from the footer, which stays, to the start of the page its link led to. */
function useFocusOffFooter(path: string): void {
  const left = useRef(path);
  useEffect(() => {
    if (left.current === path) return;
    left.current = path;
    if (!document.activeElement?.closest('footer')) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}

/** Milliseconds the fraud check waits for the first choice, which determines how its single hit is sent. */
const CHOICE_WAIT_MS = 3_000;

/** Not before statistics are consented to (R-TRACK-08). */
function useTagManager(id: string | null): void {
  const isAllowed = useConsent((state) => isConsented(state, 'statistics'));
  useEffect(() => {
    if (isAllowed && id !== null) void loadTagManager(id);
  }, [isAllowed, id]);
}

/** Reports the fraud-check session if the platform asks for it (R-TRACK-03). */
function useFraudCheck(isOn: boolean): void {
  const isAllowed = useConsent((state) => isConsented(state, 'fraud'));
  const isUndecided = useConsent(({ isRequired, allowed }) => isRequired && allowed === null);
  useEffect(() => {
    if (!isOn) return;
    const report = () => void reportFraudSession({ isAgentAllowed: isAllowed });
    const timer = setTimeout(report, isUndecided ? CHOICE_WAIT_MS : 0);
    return () => clearTimeout(timer);
  }, [isOn, isAllowed, isUndecided]);
}
