import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { fail, say } from './say.mjs';

const POLL_MS = 300;
const NOT_WRITABLE = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOSPC']);

/** @typedef {{ pid: number, command: string, since: string, begun: string }} Holder */

/** Start time of a process, in ticks since boot: an id may be reused. Empty where the system does not report it. */
function beginningOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
  } catch {
    return '';
  }
}

function isRunning({ pid, begun }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return beginningOf(pid) === begun;
}

/** @returns {Holder | null} */
function holderIn(file) {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'));
    return Number.isInteger(holder?.pid) ? holder : null;
  } catch {
    return null;
  }
}

/** A lock appears with its content or not at all: it is a link to a finished file. */
function tryLink(own, file) {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a dead process. If another process was faster, its lock is restored. */
function clear(file) {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const holder = holderIn(aside);
  if (holder !== null && isRunning(holder)) tryLink(aside, file);
  rmSync(aside, { force: true });
}

/**
 * Tries to take a lock of this checkout. It is released when its process ends, however that happens.
 * @param {string} name
 * @param {{ command?: string, folder?: string }} [options] `command`: the holder's name in messages
 * @returns {{ holder: Holder } | { release: () => void }} its holder, or how to release it
 * @throws when the folder is not writable
 */
export function takeLock(name, { command = commandName(), folder = join(root, '.data') } = {}) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.lock`);
  const own = `${file}.${process.pid}`;
  const me = { pid: process.pid, command, since: new Date().toISOString(), begun: beginningOf(process.pid) };
  writeFileSync(own, JSON.stringify(me));
  try {
    while (!tryLink(own, file)) {
      const holder = holderIn(file);
      if (holder !== null && isRunning(holder)) return { holder };
      clear(file);
    }
  } finally {
    rmSync(own, { force: true });
  }
  const release = () => {
    process.off('exit', release);
    if (holderIn(file)?.pid === process.pid) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return { release };
}

function commandName() {
  const script = process.env.npm_lifecycle_event;
  return script === undefined ? process.argv.slice(1, 2).join('') : `npm run ${script}`;
}

export const sentenceOf = ({ pid, command, since }) => `${command}, process ${pid}, since ${since}`;

/**
 * Runs the work while holding the lock, after waiting for its current holder.
 * @template Value
 * @param {string} name
 * @param {() => Promise<Value>} work
 * @returns {Promise<Value>}
 */
export async function withLock(name, work) {
  let isSaid = false;
  for (;;) {
    const lock = takeOrFail(name);
    if (!('holder' in lock)) return work().finally(lock.release);
    if (!isSaid)
      say(`Waiting for another run in this folder to finish its ${name} (${sentenceOf(lock.holder)})…`);
    isSaid = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Holds the lock until this program exits, or exits with a message that names its holder. */
export function holdLock(name) {
  const lock = takeOrFail(name);
  if ('holder' in lock) {
    fail(inUse(lock.holder));
  }
}

/** What a run says that cannot start beside the holder of a lock. */
export function inUse(holder) {
  return `Another run is using this folder (${sentenceOf(holder)}). Wait for it to finish, or stop it with "kill ${holder.pid}".`;
}

function takeOrFail(name) {
  try {
    return takeLock(name);
  } catch (error) {
    return failToWrite(error);
  }
}

/** Exits with a message when the checkout is not writable, before another program fails because of it. */
export function requireWritable() {
  try {
    accessSync(root, constants.W_OK);
    mkdirSync(join(root, '.data'), { recursive: true });
    accessSync(join(root, '.data'), constants.W_OK);
  } catch (error) {
    failToWrite(error);
  }
}

/** Exits with a message when the checkout's folder is not writable; throws any other error. */
export function failToWrite(error) {
  if (!NOT_WRITABLE.has(error?.code)) throw error;
  return fail(
    `${root} cannot be written (${error.code}), and packages, the build and the sandbox's data belong there: ` +
      'change its permissions, or run a copy of the checkout.',
  );
}
