import { z } from 'zod';

export const webUrl = z.url({
  protocol: /^https?$/,
  abort: true,
  error: 'must be an http or https address',
});

/** An origin; a slash at its end is dropped. Anything else behind the host is refused, as nothing would use it. */
export const origin = webUrl
  .refine((value) => new URL(value).href === `${new URL(value).origin}/`, {
    error: 'must be an origin, without a path, such as https://casino.example',
  })
  .transform((value) => new URL(value).origin);
