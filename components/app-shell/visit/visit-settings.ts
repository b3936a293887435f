import type { Locale } from '@/i18n/routing';
import { reportFailure } from '@/lib/browser/report';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';
import { readGeneralInfo } from '@/lib/session/read-general-info';
import type { ChatChoice } from '@/lib/support/chat/settings';

export interface VisitSettings {
  isConsentRequired: boolean;
  /** The content system's choice of a chat, which counts where the platform makes none. */
  chat: ChatChoice;
  tagManagerId: string | null;
  isFraudCheckOn: boolean;
}

/**
 * What the two back ends say about foreign services; whatever one does not return stays off (R-ERR-10). Never throws.
 */
export async function loadVisitSettings(locale: Locale): Promise<VisitSettings> {
  const [site, info] = await Promise.all([
    fetchSettingsPart('visit', locale),
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
