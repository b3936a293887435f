import 'server-only';
import { cache } from 'react';
import type { Locale } from '@/i18n/routing';
import { readPublic } from '@/lib/platform/share.server';
import { getGeneralInfo } from './api';
import type { GeneralInfo } from './schema';

/** The same for everyone; null when it could never be read (R-SESS-03). */
export const loadGeneralInfo = cache((locale: Locale): Promise<GeneralInfo | null> =>
  readPublic(getGeneralInfo, {}, locale),
);
