import { NextResponse } from 'next/server';
import type { Step } from './context';
import { rewriteTo } from './responses';

/** Until a retry. */
const RETRY_AFTER_SECONDS = 30;

/**
 * While the platform is switched off every page is the maintenance page with status 503. Without a cache header of its
 * own it would get the one of public pages. No request body reaches a page.
 */
export const maintenance: Step = (context) => {
  if (!context.settings.isMaintenance) return undefined;
  const headers = { 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_SECONDS) };
  const isReading = context.method === 'GET' || context.method === 'HEAD';
  if (!isReading) return new NextResponse(null, { status: 503, headers });
  context.isDynamic = true;
  return rewriteTo(context, `/${context.locale}/_system/maintenance`, { status: 503, headers });
};
