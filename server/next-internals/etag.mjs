// @ts-check
/**
 * Relies on: `generateETag`, the ETag that Next.js makes from a cached page's text (since 9). Breaks without it: a
 * revalidated page is not compressed at best quality before it is requested; nothing else.
 */
import { createRequire } from 'node:module';

const { generateETag } = createRequire(import.meta.url)('next/dist/server/lib/etag');

/** The ETag with which Next.js sends a page of this text. @type {(text: string) => string} */
export const etagOf = (text) => generateETag(text);
