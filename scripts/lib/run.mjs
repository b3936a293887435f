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

/** Starts a program that goes on running; it ends with this one. */
export function start(command, args, env) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const stop = () => {
    if (child.exitCode === null) child.kill('SIGTERM');
  };
  process.on('exit', stop);
  return { child, stop, ended: new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1))) };
}
