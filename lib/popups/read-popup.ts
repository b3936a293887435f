import { PlatformError } from '@/lib/platform/error';
import { readPlatform } from '@/lib/platform/read';
import { getPopup } from './api';
import { toCampaignPopup, type CampaignPopup } from './view';

/** A campaign popup, or its draft in a preview (R-OFFER-11). @throws PlatformError, also without content. */
export async function readCampaignPopup(sysname: string, isPreview: boolean): Promise<CampaignPopup> {
  const input = { sysname, ...(isPreview ? { preview: 1 as const } : {}) };
  const popup = toCampaignPopup((await readPlatform.call(getPopup, input)).description);
  if (!isEmpty(popup)) return popup;
  throw new PlatformError({ type: 'MalformedResponse', method: getPopup.name, httpStatus: 200 });
}

function isEmpty({ title, text, image }: CampaignPopup): boolean {
  return title === null && text === null && image === null;
}
