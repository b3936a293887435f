import { defineMethod } from '@/lib/platform/method';
import { banners } from './schema';

export const getBanners = defineMethod<{
  offset: number;
  count: number;
  fields: readonly ['id', 'finished_at', 'description'];
}>()('banners.get', banners);
