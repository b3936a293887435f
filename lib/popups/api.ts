import * as z from 'zod/mini';
import { defineMethod } from '@/lib/platform/method';
import { description, id } from '@/lib/platform/values';

const campaignPopup = z.object({ id, sysname: z.string(), description });

/** `preview` is 1 in a preview and absent otherwise (R-OFFER-11). */
export const getPopup = defineMethod<{ sysname: string; preview?: 1 }>()('popups.get', campaignPopup);
