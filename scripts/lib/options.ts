/** Whether a check was asked for its quick form, which `npm test` runs. */
export function isQuick(args: readonly string[]): boolean {
  return args.includes('--quick');
}

/** The whole number behind `--name=`, or the fallback where none is given. */
export function numberOption(args: readonly string[], name: string, fallback: number): number {
  const given = args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  return given !== undefined && /^\d+$/.test(given) ? Number(given) : fallback;
}
