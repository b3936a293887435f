/**
 * How long a piece of work keeps the processor, in milliseconds. Wall time would also count what other programs of the
 * machine do meanwhile.
 */
export function cpuTimeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
