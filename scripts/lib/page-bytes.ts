import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';

export interface PageBytes {
  /** Bytes of the bodies, compressed again with gzip -9, so that servers and times compare. */
  javascript: number;
  css: number;
  html: number;
  /** Requests besides pictures, and pictures, of the first load. */
  requests: number;
  pictures: number;
  foreignOrigins: string[];
}

const SETTLE_MS = 1_000;

/** Loads a page and counts all that is fetched without interaction until the network is idle. */
export async function measurePage(page: Page, url: string): Promise<PageBytes> {
  const bytes: PageBytes = { javascript: 0, css: 0, html: 0, requests: 0, pictures: 0, foreignOrigins: [] };
  const own = new URL(url).origin;
  const reading: Promise<void>[] = [];
  page.on('response', (response) => reading.push(addResponse(bytes, own, response)));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  await Promise.all(reading);
  return bytes;
}

type BrowserResponse = Parameters<Parameters<Page['on']>[1]>[0] & {
  url(): string;
  body(): Promise<Buffer>;
  request(): { resourceType(): string };
};

async function addResponse(bytes: PageBytes, own: string, given: unknown): Promise<void> {
  const response = given as BrowserResponse;
  const { origin, protocol } = new URL(response.url());
  if (protocol === 'data:' || protocol === 'blob:') return;
  if (origin !== own) bytes.foreignOrigins.push(origin);
  const kind = response.request().resourceType();
  if (kind === 'image') bytes.pictures += 1;
  else bytes.requests += 1;
  const target = { script: 'javascript', stylesheet: 'css', document: 'html' }[kind] as
    'javascript' | 'css' | 'html' | undefined;
  if (!target) return;
  const body = await response.body().catch(() => Buffer.alloc(0));
  bytes[target] += gzipSync(body, { level: 9 }).byteLength;
}
