// @ts-check
import { createHash, timingSafeEqual } from 'node:crypto';

/** @param {string} text */
const digest = (text) => createHash('sha256').update(text).digest();

/** Compares a secret in constant time. @param {string} given @param {string} expected */
export const isSameSecret = (given, expected) => timingSafeEqual(digest(given), digest(expected));

/**
 * Whether a signed expiry lies ahead, but no further than anybody signs one.
 * @param {string} until Unix seconds @param {number} now milliseconds @param {number} longest seconds
 */
export function isRunning(until, now, longest) {
  const left = Number(until) - now / 1_000;
  return /^\d{1,12}$/.test(until) && left > 0 && left <= longest;
}
