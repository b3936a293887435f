import { reportFailure } from '@/lib/browser/report';
import { PlatformError } from '@/lib/platform/error';
import { readCampaignPopup } from '@/lib/popups/read-popup';
import { openDialog } from '@/stores/dialogs';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { whenFree } from '@/components/dialogs/when-free';

/**
 * Reads a campaign popup and shows it once nothing else is open (R-OFFER-11). One that is unknown to the platform or
 * empty is silently ignored, since no visitor asked for it. The console says why, for whoever configures the campaign.
 */
export async function openCampaignPopup(
  sysname: string,
  { isPreview = false }: { isPreview?: boolean } = {},
): Promise<void> {
  try {
    const popup = await readCampaignPopup(sysname, isPreview);
    // A draft is shown to the editor who requested it on this page.
    if (!isPreview) await whenFree();
    await openDialog('campaignPopup', { popup, isPreview });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    reportFailure(`Campaign popup "${sysname}"`, error);
    await reactToError(error, 'log');
  }
}
