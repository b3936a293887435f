import * as z from 'zod/mini';
import { description, id, listOf, nullableNumber, timestamp } from '@/lib/platform/values';

export const banner = z.object({ id, finished_at: timestamp, description });
export type WireBanner = z.infer<typeof banner>;

export const banners = z.object({ items: listOf(banner), count: nullableNumber });
