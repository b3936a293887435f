'use client';

import { ErrorScreen } from '@/components/content/lazy-system-page';

/** Error of the game page or of a layout: the page its digest names, else not found (R-LAY-11, R-LAY-12). */
export default ErrorScreen;
