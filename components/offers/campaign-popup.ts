import { reportFailure } from '@/lib/browser/report';
import { PlatformError } from '@/lib/platform/error';
import { readCampaignPopup } from '@/lib/popups/read-popup';
import { openDialog } from '@/stores/dialogs';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { whenFree } from '@/components/dialogs/when-free';

/**
 * Reads a campaign popup and shows it once nothing else is open (R-OFFER-11). One the platform does not know, or that says
 * nothing, is left out in silence: a visitor did not ask for it. The browser's console says why, for whoever set the
 * campaign up.
 */
export async function openCampaignPopup(
  sysname: string,
  { isPreview = false }: { isPreview?: boolean } = {},
): Promise<void> {
  try {
    const popup = await readCampaignPopup(sysname, isPreview);
    // Whoever looks at a draft requested it on this page.
    if (!isPreview) await whenFree();
    await openDialog('campaignPopup', { popup, isPreview });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    reportFailure(`Campaign popup "${sysname}"`, error);
    await reactToError(error, 'log');
  }
}
