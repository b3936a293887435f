import { NextResponse } from 'next/server';
import { workerPolicy } from '@/lib/content-policy/policy';
import { env } from '@/lib/env/server';
import type { Step } from './context';

/**
 * The service worker's file or, where the operator has disabled it, one that removes it from every device (R-SW-01)
 * and says so to pages that check before they register it. Never cached, or a broken one would persist.
 */
export const serviceWorker: Step = ({ request, url }) => {
  if (url.pathname !== '/sw.js') return undefined;
  const headers = {
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': workerPolicy(env.SITE_URL),
  };
  if (env.SERVICE_WORKER === 'on') return NextResponse.next({ headers });
  return NextResponse.rewrite(new URL('/sw-off.js', request.url), {
    headers: { ...headers, 'x-worker-off': '1' },
  });
};
