import { fail } from '../../scripts/lib/say.mjs';

/** Whether a check runs in its quick form, as in `npm test`. */
export function isQuick(args: readonly string[]): boolean {
  return args.includes('--quick');
}

/** The integer after `--name=`, or the fallback if it is missing. */
export function numberOption(args: readonly string[], name: string, fallback: number): number {
  const given = optionText(args, name);
  return given !== undefined && /^\d+$/.test(given) ? Number(given) : fallback;
}

/** The names after `--name=a,b`, or all of them if it is missing; exits if one is unknown. */
export function namesOption(
  args: readonly string[],
  name: string,
  all: readonly string[],
): readonly string[] {
  const names = optionText(args, name)?.split(',') ?? all;
  const unknown = names.filter((each) => !all.includes(each));
  if (unknown.length > 0)
    fail(`--${name}: there is no ${unknown.join(', ')}; choose from ${all.join(', ')}.`);
  return names;
}

/** The text after `--name=`. */
export function optionText(args: readonly string[], name: string): string | undefined {
  return args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
}
