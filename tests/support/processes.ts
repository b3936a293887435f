import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';
/** Clock ticks per second, in which Linux counts every process's time. */
const TICKS = 100;

/** The process that listens on a port of this machine (Linux). */
export function processAtPort(port: number): number {
  const sockets = ['tcp', 'tcp6'].flatMap((name) =>
    readFileSync(`/proc/net/${name}`, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(
        ([, local = '', , state]) =>
          state === LISTENING && Number.parseInt(local.split(':').at(-1) ?? '', 16) === port,
      )
      .map((fields) => `socket:[${fields[9]}]`),
  );
  const found = readdirSync('/proc').find((pid) => /^\d+$/.test(pid) && holdsAny(pid, sockets));
  if (found === undefined) throw new Error(`Nothing listens on port ${port}.`);
  return Number(found);
}

function holdsAny(pid: string, sockets: readonly string[]): boolean {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).some((name) => sockets.includes(readlinkSync(`${folder}/${name}`)));
  } catch {
    // Another user's process, or one that has just ended.
    return false;
  }
}

/** The nginx worker that responds, among the processes started by its master (Linux). */
export function nginxWorker(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const worker = children.find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('worker'));
  if (worker === undefined) throw new Error(`Process ${pid} has no worker.`);
  return Number(worker);
}

/** CPU time a process has used so far, user and system, in milliseconds. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS;
}

/** Peak memory of a process, in MiB. */
export function peakMemory(pid: number): number {
  const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) / 1_024;
}
