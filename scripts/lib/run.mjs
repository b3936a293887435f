import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { onEnd } from './ending.mjs';
import { root } from './paths.mjs';
import { programOf } from './programs.mjs';
import { fail, say } from './say.mjs';

/** Time from the signal to SIGKILL: a server finishes its requests within 30 s (decision 0027). Milliseconds. */
const SERVER_LIMIT_MS = 35_000;
const TOOL_LIMIT_MS = 5_000;

const isWindows = process.platform === 'win32';

/**
 * @typedef {object} Program
 * @property {import('node:child_process').ChildProcess} child
 * @property {boolean} isServer
 * @property {Promise<number>} ended its exit code; 1 when a signal ended it, 0 when that signal was sent from here
 */
/** @type {Set<Program>} */
const running = new Set();
/** @type {Promise<void> | null} */
let ending = null;
let isListening = false;

/** While this program exits, none of its steps continues. */
const never = new Promise(() => {});

/**
 * Tools get their own process group, because they start programs themselves; a server stays in the terminal's group,
 * because it may read keys.
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

/** Sends a signal to a program and its children. */
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

/** Ends every program, waits for them, and exits; a second signal is forwarded too. */
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
 * Runs a program to its end and resolves with its exit code. When this program receives a terminating signal,
 * everything it started ends first, and this never resolves.
 * @returns {Promise<number>}
 */
export async function run(command, args, { env = {}, stdio = 'inherit' } = {}) {
  const code = await launch(command, args, { env, stdio }).ended;
  return ending === null ? code : never;
}

/** Like `run`, but resolves with the exit code and the output, for running several in parallel. */
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

/** Ends every running program, then exits with the code. */
export function endWith(code) {
  return endAll('SIGTERM', code);
}

/** Exits with the message; prints nothing if a signal is already ending this program, which is then the reason. */
export function failUnlessEnding(sentence) {
  return ending === null ? fail(sentence) : never;
}
