'use client';

import { ErrorScreen } from '@/components/content/lazy-system-page';

/** An error of the game page, and of a layout itself: the page its digest stands for, else not found (R-LAY-11, R-LAY-12). */
export default ErrorScreen;
