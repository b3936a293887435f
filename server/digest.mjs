// @ts-check
import { createHash } from 'node:crypto';

/** A text's digest in the format of content security policies and `integrity`. @param {string} text */
export const digestOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
