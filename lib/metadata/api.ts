import * as z from 'zod/mini';
import { defineMethod } from '@/lib/platform/method';
import { listOf, nullableText } from '@/lib/platform/values';

const country = z.object({ code: z.string(), name: z.string(), phone_country_code: nullableText });

const currency = z.object({ code: z.string(), symbol: nullableText, name: nullableText });

const metadata = z.object({
  countries: z.catch(listOf(country), []),
  currencies: z.catch(listOf(currency), []),
});

export const getMetadata = defineMethod()('metadata.get', metadata);
