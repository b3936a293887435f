// @ts-check
import { joinStyles, joinedStylesOf } from './joined-styles.mjs';
import { paintFirst } from './paint-first.mjs';
import { addInlineScripts, allowInlineScripts } from './policy-hashes.mjs';
import { takeNonce } from './render-nonce.mjs';
import { withoutQuery } from './without-query.mjs';

/** @param {string} name of an environment variable that disables a step */
const isOn = (name) => process.env[name] !== 'off';

/**
 * Rewrites a rendered page before it is cached, in this order. The first two steps are needed for correctness; each of
 * the others can be disabled.
 * @param {import('../types').PageValue | null} entry @param {string} key @param {string} serverDistDir
 */
export function rewritePage(entry, key, serverDistDir) {
  const written = takeNonce(entry);
  withoutQuery(entry, key);
  if (isOn('HTML_JOIN_STYLES')) joinStyles(entry, joinedStylesOf(serverDistDir));
  if (isOn('HTML_PAINT_FIRST')) for (const script of paintFirst(entry)) written.add(script);
  if (isOn('HTML_POLICY_HASHES')) addInlineScripts(entry, written);
  else allowInlineScripts(entry);
}
