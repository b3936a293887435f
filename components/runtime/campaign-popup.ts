import { PlatformError } from '@/lib/platform/error';
import { readPlatform } from '@/lib/platform/read';
import { getPopup } from '@/lib/popups/api';
import { toCampaignPopup } from '@/lib/popups/view';
import { openDialog } from '@/stores/dialogs';
import { reactToError } from './error-reactions';

/**
 * Reads a campaign popup and shows it (R-OFFER-11). One the platform does not know, or that says nothing, is left out
 * in silence: a visitor did not ask for it. The browser's console says why, for whoever set the campaign up.
 */
export async function openCampaignPopup(
  sysname: string,
  { isPreview = false }: { isPreview?: boolean } = {},
): Promise<void> {
  try {
    const { description } = await readPlatform.call(getPopup, {
      sysname,
      ...(isPreview ? { preview: 1 } : {}),
    });
    const popup = toCampaignPopup(description);
    if (popup.title === null && popup.text === null && popup.image === null) return explain(sysname, 'empty');
    await openDialog('campaignPopup', { popup, isPreview });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    explain(sysname, error.type);
    await reactToError(error, 'log');
  }
}

function explain(sysname: string, reason: string): void {
  console.info(`Campaign popup "${sysname}" is not shown: ${reason}`);
}
