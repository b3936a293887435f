import { parseArgs } from 'node:util';
import { z } from 'zod';
import { origin } from '@/lib/env/addresses';

const schema = z
  .object({
    platform: origin.optional(),
    content: origin.optional(),
    token: z.string().min(1).optional(),
    site: origin,
    login: z.string().min(1).optional(),
    password: z.string().min(1).optional(),
    write: z.boolean(),
    json: z.boolean(),
    timeout: z.coerce.number({ error: 'must be a number of milliseconds' }).int().positive(),
  })
  .refine(({ platform, content }) => platform !== undefined || content !== undefined, {
    error: '--platform, --content or both must be given',
  })
  .refine(({ login, password }) => (login === undefined) === (password === undefined), {
    error: '--login and --password belong together',
  })
  .refine(({ write, login }) => !write || login !== undefined, {
    error: '--write needs --login and --password of a test account',
  });

export type DoctorOptions = z.output<typeof schema>;

/**
 * Parses the command line; missing URLs and the token come from `PLATFORM_URL`, `CONTENT_URL`, `SITE_URL` and
 * `CONTENT_TOKEN`, as in the product itself, and the password from `DOCTOR_PASSWORD`.
 * @throws Error with one sentence when the options are wrong.
 */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): DoctorOptions {
  const text = (fallback = '') => ({ type: 'string', default: fallback }) as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      platform: text(env.PLATFORM_URL),
      content: text(env.CONTENT_URL),
      token: text(env.CONTENT_TOKEN),
      site: text(env.SITE_URL || 'http://localhost:3000'),
      login: text(),
      password: text(),
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      timeout: text('10000'),
    },
  });
  // The one of the environment is for runs with an account.
  if (values.login !== '') values.password ||= env.DOCTOR_PASSWORD ?? '';
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map(sentenceOf).join('; '));
}

function sentenceOf({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `--${path.join('.')} ${message}`;
}
