import { useEffect, useState } from 'react';
import { useSitePath } from '@/components/ui/site-path';
import { whileWanted } from '@/components/ui/use-loaded';
import { denyByDefault } from '@/lib/analytics/tag-manager';
import { forwardTrackingQueries } from '@/lib/analytics/tracking-queries';
import { sendVisitHit } from '@/lib/analytics/hits';
import { entryQuery } from '@/lib/routing/entry-query';
import { useConsent } from '@/stores/consent';
import { followIdentity } from './analytics-identity';
import { ConsentBar } from './consent-bar';
import { followConsent } from './follow-consent';
import { useFraudCheck, useTagManager } from './third-party-scripts';
import { listenForPlatformEvents } from './platform-events';
import { useChat } from './use-chat';
import { useFocusOffFooter } from './use-focus-off-footer';
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
