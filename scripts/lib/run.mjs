import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { onEnd } from './ending.mjs';
import { root } from './paths.mjs';
import { programOf } from './programs.mjs';
import { fail, say } from './say.mjs';

/** From the signal to SIGKILL: a server finishes its requests within 30 s (decision 0027). Milliseconds. */
const SERVER_LIMIT_MS = 35_000;
const TOOL_LIMIT_MS = 5_000;

const isWindows = process.platform === 'win32';

/**
 * @typedef {object} Program
 * @property {import('node:child_process').ChildProcess} child
 * @property {boolean} isServer
 * @property {Promise<number>} ended its exit code; 1 when a signal ended it, 0 when that signal came from here
 */
/** @type {Set<Program>} */
const running = new Set();
/** @type {Promise<void> | null} */
let ending = null;
let isListening = false;

/** While this program ends, none of its steps continues. */
const never = new Promise(() => {});

/**
 * Tools have a process group of their own, because they start programs themselves; a server stays in the group of the
 * terminal, whose keys it may read.
 * @returns {Program}
 */
function launch(command, args, { env = {}, stdio, isServer = false }) {
  listen();
  const [program, programArgs] = programOf(command, args);
  const child = spawn(program, programArgs, {
    cwd: root,
    stdio,
    env: { ...process.env, ...env },
    detached: !isServer && !isWindows,
  });
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? (ending !== null && signal !== null ? 0 : 1)));
  });
  const entry = { child, isServer, ended };
  running.add(entry);
  child.on('error', () => running.delete(entry));
  child.on('exit', () => {
    running.delete(entry);
    if (child.pid !== undefined && !isServer && !isWindows) sendToGroup(child.pid, 'SIGTERM');
  });
  return entry;
}

function listen() {
  if (isListening) return;
  isListening = true;
  onEnd((signal) => void endAll(signal));
  process.on('exit', () => running.forEach((program) => send(program, 'SIGTERM')));
}

/** Sends a signal to a program and to whatever it started. */
function send({ child, isServer }, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (isWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
  else if (isServer) child.kill(signal);
  else sendToGroup(child.pid, signal);
}

function sendToGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // No process of the group is left.
  }
}

/** Ends every program, waits for them, and exits; a second signal is passed on too. */
async function endAll(signal, code) {
  const programs = [...running];
  for (const program of programs) send(program, signal);
  ending ??= leave(programs, signal, code);
  await ending;
}

async function leave(programs, signal, code) {
  const codes = await Promise.all(programs.map(endOf));
  const isServing = programs.some(({ isServer }) => isServer);
  if (code === undefined && !isServing)
    say('Stopped: nothing is left running. The same command starts again.');
  process.exit(code ?? (isServing ? Math.max(...codes) : 128 + constants.signals[signal]));
}

async function endOf(program) {
  const limit = setTimeout(
    () => send(program, 'SIGKILL'),
    program.isServer ? SERVER_LIMIT_MS : TOOL_LIMIT_MS,
  );
  const code = await program.ended.catch(() => 1);
  clearTimeout(limit);
  return code;
}

/**
 * Runs a program to its end and resolves with its exit code. When this program gets a signal to end, all that it started ends
 * first, and this never resolves.
 * @returns {Promise<number>}
 */
export async function run(command, args, { env = {}, stdio = 'inherit' } = {}) {
  const code = await launch(command, args, { env, stdio }).ended;
  return ending === null ? code : never;
}

/** `run` that resolves with the exit code and all that was printed: for several side by side. */
export async function collect(command, args, { env = {} } = {}) {
  const { child, ended } = launch(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = [];
  child.stdout.on('data', (bytes) => printed.push(bytes));
  child.stderr.on('data', (bytes) => printed.push(bytes));
  const code = await ended;
  return ending === null ? { code, output: Buffer.concat(printed).toString().trimEnd() } : never;
}

/** Starts a server, which ends with this program. */
export function start(command, args, env) {
  const { child, ended } = launch(command, args, { env, stdio: 'inherit', isServer: true });
  return { ended, hasEnded: () => child.exitCode !== null || child.signalCode !== null };
}

/** Ends every program that runs, then this one with the code. */
export function endWith(code) {
  return endAll('SIGTERM', code);
}

/** Ends with the sentence; while a signal ends this program anyway, that is the reason, and nothing is said. */
export function failUnlessEnding(sentence) {
  return ending === null ? fail(sentence) : never;
}
