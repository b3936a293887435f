/** CPU time of a piece of work, in milliseconds. Wall time would also count other programs on the machine. */
export function cpuTimeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
