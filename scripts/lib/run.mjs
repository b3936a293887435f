import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/** Runs a program to its end and resolves with its exit code. */
export function run(command, args, { env = {}, stdio = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Runs a program to its end and resolves with its exit code and all it printed: for several side by side. */
export function collect(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed = [];
    child.stdout.on('data', (bytes) => printed.push(bytes));
    child.stderr.on('data', (bytes) => printed.push(bytes));
    child.on('error', reject);
    child.on('close', (code, signal) =>
      resolve({ code: signal ? 1 : (code ?? 1), output: Buffer.concat(printed).toString().trimEnd() }),
    );
  });
}

/** Starts a program that goes on running; it ends with this one. */
export function start(command, args, env) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const stop = () => {
    if (child.exitCode === null) child.kill('SIGTERM');
  };
  process.on('exit', stop);
  return { child, stop, ended: new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1))) };
}
