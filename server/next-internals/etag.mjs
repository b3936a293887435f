// @ts-check
/**
 * Relies on: `generateETag`, the tag that Next.js gives a cached page, made from its text (since 9). Breaks without it: a
 * revalidated page is not compressed well before it is requested; nothing else.
 */
import { createRequire } from 'node:module';

const { generateETag } = createRequire(import.meta.url)('next/dist/server/lib/etag');

/** The tag under which Next.js sends a page with this text. @type {(text: string) => string} */
export const etagOf = (text) => generateETag(text);
