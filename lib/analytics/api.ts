import * as z from 'zod/mini';
import { defineMethod } from '@/lib/platform/method';
import { nullableText } from '@/lib/platform/values';

/** May name a campaign popup to show (R-TRACK-07). */
export const handleEvent = defineMethod<{ event_name: string; event_params: Record<string, unknown> }>()(
  'events.handle',
  z.object({ popup: nullableText }),
);
