import { createEnv } from '@t3-oss/env-nextjs';
import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value) => new URL(value).origin);

/** Origins in one line, the host with a leading `*.` where every name below it is meant. */
const originList = z
  .string()
  .regex(/^https?:\/\/(\*\.)?[\w.-]+(:\d+)?( https?:\/\/(\*\.)?[\w.-]+(:\d+)?)*$/, {
    error: 'must be origins with a blank between them',
  })
  .transform((value) => value.split(' '));

/** The same, or `https:` for any address. */
const originsOrAny = z.union([z.literal('https:').transform((any) => [any]), originList]);

/** Addresses as RFC 9116 takes them for contacts. */
const contactList = z
  .string()
  .regex(/^(?:https:\/\/|mailto:|tel:)[!-~]+(?: (?:https:\/\/|mailto:|tel:)[!-~]+)*$/, {
    error: 'must be https, mailto or tel addresses with a blank between them',
  })
  .transform((value) => value.split(' '));

/** `next build` needs neither back end nor any variable: values are read when the server starts. */
const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';

/**
 * The environment of a running server, checked once at boot (`instrumentation.ts`). Every variable is described in
 * `docs/operating.md`. Of the bundled code only `lib/log.ts` and `instrumentation.ts` read `process.env` besides;
 * `server/` stands outside the bundle and reads what it needs itself, with the same defaults.
 */
export const env = createEnv({
  server: {
    /** Public origin of the site: of absolute addresses, of the SEO settings' host, and of the calls that are taken. */
    SITE_URL: origin.default(`http://localhost:${process.env.PORT || '3000'}`),
    /** Origin of the operator's platform: `/api/{method}`, `/oauth/*`, `/hit`, `/platform/*`. */
    PLATFORM_URL: origin,
    /** Origin of the content system: `/api/{collection}`, `/uploads/*`. */
    CONTENT_URL: origin,
    /** Bearer token of server-side content reads, if the content system requires one. */
    CONTENT_TOKEN: z.string().min(1).optional(),
    /** Shared secret of `POST /revalidate`; without it the address responds with 404. */
    REVALIDATE_SECRET: z.string().min(16).optional(),
    /** Shared secret of preview links; without it drafts are never shown. */
    PREVIEW_SECRET: z.string().min(16).optional(),
    /** Redis that all instances share their pages in (`server/page-cache`, which reads the variable itself). */
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss address' }).optional(),
    /**
     * Key that entries in Redis are signed with; `REVALIDATE_SECRET` serves where it is not set. Read by the page cache
     * itself.
     */
    SHARED_PAGES_SECRET: z.string().min(16).optional(),
    /** Who may show the site in a frame, as in the content policy's `frame-ancestors`. */
    FRAME_ANCESTORS: z.string().default("'self' https://web.telegram.org"),
    /** Where the identity check's window may come from, which alone gets camera and microphone. */
    VERIFICATION_ORIGINS: originList.default(['https://*.sumsub.com']),
    /** Origins that scripts, styles, fonts, pictures, frames and calls of pages may come from and go to besides. */
    CSP_EXTRA_ORIGINS: originList.default([]),
    /** Where pictures and sounds of both back ends lie besides the site itself. */
    MEDIA_ORIGINS: originsOrAny.default(['https:']),
    /**
     * Where frames may lead besides games, sportsbook, identity check and chat, such as providers that games redirect
     * to.
     */
    FRAME_ORIGINS: originsOrAny.default([]),
    /** Where payment forms may lead, each redirecting host included. */
    PAYMENT_ORIGINS: originsOrAny.default(['https:']),
    /** Origin that games are loaded from, where they have one of their own; the site's is used without it. */
    GAMES_ORIGIN: origin.optional(),
    /** `off` removes the service worker from every device that has it. */
    SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
    /**
     * What `Strict-Transport-Security` of a site with https binds browsers to: every host of the domain, or this one.
     */
    HSTS: z.enum(['domain', 'host', 'off']).default('host'),
    /** Where weaknesses are reported, the preferred address first. */
    SECURITY_CONTACT: contactList.default([]),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    /** Responses larger than this from either back end are refused. Bytes. */
    UPSTREAM_MAX_BYTES: z.coerce.number().int().positive().default(20_000_000),
    /** Time limit of a server-side content or catalogue read. Milliseconds. */
    READ_TIMEOUT_MS: z.coerce.number().int().positive().default(2_500),
    /** Time limits of the gateway: for a GET, for a POST that moves no money, for money calls. Milliseconds. */
    GATEWAY_READ_TIMEOUT_MS: z.coerce.number().int().positive().default(10_000),
    GATEWAY_WRITE_TIMEOUT_MS: z.coerce.number().int().positive().default(15_000),
    GATEWAY_MONEY_TIMEOUT_MS: z.coerce.number().int().positive().default(30_000),
    /**
     * Calls in flight per process above which the gateway responds with 503 and Retry-After; money and sign-in besides,
     * half as many each.
     */
    GATEWAY_MAX_IN_FLIGHT: z.coerce.number().int().positive().default(200),
    /** The same for one visitor's address, in each of the three pools. */
    GATEWAY_MAX_PER_ADDRESS: z.coerce.number().int().positive().default(40),
    /** Pages of guests in flight per process above which the next guest gets the busy page; players twice as many. */
    PAGES_MAX_IN_FLIGHT: z.coerce.number().int().positive().default(200),
    /** Limit of the V8 heap, set by the commands that start the process (`scripts/lib/server-args.mjs`). MiB. */
    HEAP_MB: z.coerce.number().int().min(128).default(512),
    /**
     * How long the process keeps serving requests after SIGTERM, so that the load balancer can notice. Milliseconds.
     */
    DRAIN_MS: z.coerce.number().int().nonnegative().max(25_000).default(0),
    /**
     * Collector of traces and metrics (OTLP over HTTP), its path included if it has one; without it nothing is loaded.
     */
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must be an http or https address' })
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    /** How often metrics are sent. Milliseconds. */
    OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(1_000).default(60_000),
    /** `on`: the process makes its main pages itself before it is ready. */
    WARM_UP: z.enum(['on', 'off']).default('off'),
    /** Each step that rewrites a page before it is cached (`server/html/rewrite-page.mjs`). */
    HTML_JOIN_STYLES: z.enum(['on', 'off']).default('on'),
    HTML_PAINT_FIRST: z.enum(['on', 'off']).default('on'),
    HTML_POLICY_HASHES: z.enum(['on', 'off']).default('on'),
  },
  client: {},
  experimental__runtimeEnv: {},
  emptyStringAsUndefined: true,
  skipValidation: isBuilding,
  onValidationError(issues) {
    const lines = issues.map(({ path = [], message }) => {
      const name = path.join('.');
      return process.env[name] ? `${name}: ${message}` : `${name} is required`;
    });
    throw new Error(`Cannot start, the environment is not complete. ${lines.join('; ')}`);
  },
});

/** True under `npm run dev`, whose tools need what the content policy forbids. */
export const isDevelopment = process.env.NODE_ENV === 'development';
