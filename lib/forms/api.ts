import * as z from 'zod/mini';
import { defineMethod } from '@/lib/platform/method';
import { listOf, nullableText, requiredFigures } from '@/lib/platform/values';

const phoneSettings = z.object({
  default_country_code: nullableText,
  items: listOf(
    z.object({ country_code: z.string(), phone_country_code: requiredFigures, mask: nullableText }),
  ),
});

/** Countries whose phone numbers the platform accepts as contacts (R-PROF-04). */
export const getContactPhoneSettings = defineMethod()('account.getContactPhoneSettings', phoneSettings);
