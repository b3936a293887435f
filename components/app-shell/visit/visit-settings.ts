import { reportFailure } from '@/lib/browser/report';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';
import { readGeneralInfo } from '@/lib/session/read-general-info';
import type { ChatChoice } from '@/lib/support/chat/settings';

export interface VisitSettings {
  isConsentRequired: boolean;
  /** The content system's choice of chat, used if the platform makes none. */
  chat: ChatChoice;
  tagManagerId: string | null;
  isFraudCheckOn: boolean;
}

/** Settings of the two back ends for third-party services; whatever is missing stays off (R-ERR-10). Never throws. */
export async function loadVisitSettings(): Promise<VisitSettings> {
  const [site, info] = await Promise.all([
    fetchSettingsPart('visit'),
    readGeneralInfo().catch((error: unknown) => {
      reportFailure('General info', error);
      return null;
    }),
  ]);
  return {
    isConsentRequired: site?.consent.isRequired ?? true,
    chat: site?.chat ?? { kind: null, config: {} },
    tagManagerId: info?.analytic?.gtm_id ?? null,
    isFraudCheckOn: info?.is_seon_enabled ?? false,
  };
}
