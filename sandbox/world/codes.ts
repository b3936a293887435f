import { randomInt } from 'node:crypto';
import { atomically, execute, firstRow } from './sql';
import type { World } from './world';

export type CodePurpose = 'login' | 'two_factor' | 'contact' | 'restore' | 'unsubscribe';

/** Seconds before another two-factor code may be requested (`resend_time`). */
export const RESEND_SECONDS = 60;

/** A code tried wrongly this often is void and counts as too old. */
const MOST_WRONG_TRIES = 10;

const LIFETIME_SECONDS: Readonly<Record<CodePurpose, number>> = {
  login: 300,
  two_factor: 300,
  contact: 86_400,
  restore: 3_600,
  unsubscribe: 10 * 365 * 86_400,
};

export interface StoredCode {
  id: number;
  uid: number;
  purpose: CodePurpose;
  target: string;
  code: string;
  created_at: number;
  wrong_tries: number;
  is_used: number;
}

/** Makes a six-digit code that replaces an earlier one for the same purpose and target, and returns it. */
export function issueCode(world: World, uid: number, purpose: CodePurpose, target: string): string {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  atomically(world, () => {
    execute(
      world,
      'update codes set is_used = 1 where uid = ? and purpose = ? and target = ?',
      uid,
      purpose,
      target,
    );
    execute(
      world,
      'insert into codes (uid, purpose, target, code, created_at) values (?, ?, ?, ?, ?)',
      uid,
      purpose,
      target,
      code,
      world.clock.now(),
    );
  });
  return code;
}

/** The newest code of a purpose and target that has not been used or replaced; it may be too old. */
export function liveCode(
  world: World,
  uid: number,
  purpose: CodePurpose,
  target: string,
): StoredCode | undefined {
  return firstRow<StoredCode>(
    world,
    'select * from codes where uid = ? and purpose = ? and target = ? and is_used = 0 order by id desc limit 1',
    uid,
    purpose,
    target,
  );
}

/** Seconds until a code may be requested again; 0 when it may be now. */
export function resendSeconds(world: World, code: StoredCode | undefined): number {
  if (code === undefined) return 0;
  const passed = (world.clock.now() - code.created_at) / 1000;
  return Math.max(0, Math.ceil(RESEND_SECONDS - passed));
}

type CodeVerdict = 'right' | 'wrong' | 'expired';

/** Compares a typed code with the stored one. A right code is spent, a wrong one is counted. */
export function spendCode(world: World, stored: StoredCode | undefined, typed: string): CodeVerdict {
  if (stored === undefined) return 'wrong';
  if (isTooOld(world, stored)) return 'expired';
  if (stored.code !== typed) {
    execute(world, 'update codes set wrong_tries = wrong_tries + 1 where id = ?', stored.id);
    return 'wrong';
  }
  execute(world, 'update codes set is_used = 1 where id = ?', stored.id);
  return 'right';
}

function isTooOld(world: World, stored: StoredCode): boolean {
  const lifetime = LIFETIME_SECONDS[stored.purpose] * 1000;
  return stored.wrong_tries >= MOST_WRONG_TRIES || world.clock.now() - stored.created_at >= lifetime;
}
