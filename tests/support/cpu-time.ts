/** How often work is measured: the least figure is the one least disturbed by garbage collection and other threads. */
const RUNS = 3;

/** CPU time of a piece of work, in milliseconds. Wall time would also count other programs on the machine. */
export function cpuTimeOf(work: () => void): number {
  return Math.min(...Array.from({ length: RUNS }, () => timeOnce(work)));
}

function timeOnce(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
