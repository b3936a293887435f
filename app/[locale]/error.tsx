'use client';

import { ErrorScreen } from '@/components/content/error-screen';

/** Any error below the layout: the page its digest stands for, else the errors slot (R-LAY-11, R-LAY-12). */
export default ErrorScreen;
