// @ts-check
import { createHash } from 'node:crypto';

/**
 * The digest of a text as content policies and `integrity` name it.
 * @param {string} text
 */
export const digestOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
