// @ts-check
/* oxlint-disable no-console -- the console is what Next.js prints to */
import { stripVTControlCharacters } from 'node:util';
import { log } from './log.mjs';
import { shared } from './shared-state.mjs';

const MAX_FRAMES = 5;

/**
 * Replaces Next.js's prints of errors by one log line each, `next-error`: they span many lines, ignore `LOG_LEVEL`,
 * and a message may quote the platform's text about a player. Other prints stay.
 */
export function logNextErrors() {
  const print = console.error;
  console.error = (...parts) => {
    const error = parts.find((part) => part instanceof Error);
    if (error === undefined) return print(...parts);
    const said = parts.filter((part) => typeof part === 'string').join(' ');
    log('error', 'next-error', { ...fieldsOf(error), said: stripVTControlCharacters(said) });
  };
}

/** @param {Error & { type?: unknown, reason?: unknown, digest?: unknown }} error */
function fieldsOf({ name, type, reason = type, digest, stack = '' }) {
  const frames = stack.split('\n').filter((line) => /^ +at /.test(line));
  const at = frames.slice(0, MAX_FRAMES).map((line) => line.trim());
  const request = shared.requestScope?.getStore()?.id;
  return { request, name, reason: typeof reason === 'string' ? reason : undefined, digest, at: at.join(' ') };
}
