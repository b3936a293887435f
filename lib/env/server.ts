import { createEnv } from '@t3-oss/env-nextjs';
import { z } from 'zod';
import { origin, webUrl } from './addresses';

const positive = z.coerce.number().int().positive();
const onOrOff = z.enum(['on', 'off']);

/** Origins on one line; a leading `*.` of the host matches every subdomain. */
const originList = z
  .string()
  .regex(/^https?:\/\/(\*\.)?[\w.-]+(:\d+)?( https?:\/\/(\*\.)?[\w.-]+(:\d+)?)*$/, {
    error: 'must be origins separated by spaces',
  })
  .transform((value) => value.split(' '));

/** Also `https:` for any origin. */
const originsOrAny = z.union([z.literal('https:').transform((any) => [any]), originList], {
  error: 'must be https: or origins separated by spaces',
});

/** Contact URLs as RFC 9116 defines them. */
const contactList = z
  .string()
  .regex(/^(?:https:\/\/|mailto:|tel:)[!-~]+(?: (?:https:\/\/|mailto:|tel:)[!-~]+)*$/, {
    error: 'must be https, mailto or tel addresses separated by spaces',
  })
  .transform((value) => value.split(' '));

/** `next build` needs neither a back end nor any variable: values are read when the server starts. */
const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';

/**
 * The environment, validated once at boot (`instrumentation.ts`) and described in `docs/operating.md`. In bundled
 * code, besides `lib/env`, only `lib/log.ts` and `instrumentation.ts` read `process.env`; `server/` is outside the
 * bundle and reads its variables itself, with the same defaults.
 */
export const env = createEnv({
  server: {
    /** Public origin: for absolute URLs, the SEO settings' host, and the origin check of calls. */
    SITE_URL: origin.default(`http://localhost:${process.env.PORT || '3000'}`),
    /** Origin of the operator's platform: `/api/{method}`, `/oauth/*`, `/hit`, `/platform/*`. */
    PLATFORM_URL: origin,
    /** Origin of the content system: `/api/{collection}`, `/uploads/*`. */
    CONTENT_URL: origin,
    /** Bearer token of content reads, also of visitors' through `/content`: what it reads is public, except drafts. */
    CONTENT_TOKEN: z.string().min(1).optional(),
    /** Shared secret of `POST /revalidate`; without it the endpoint responds with 404. */
    REVALIDATE_SECRET: z.string().min(16).optional(),
    /** Shared secret of preview links; without it drafts are never shown. */
    PREVIEW_SECRET: z.string().min(16).optional(),
    /** Redis in which all instances share their pages (`server/page-cache`, which reads the variable itself). */
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss address' }).optional(),
    /** Key that signs entries in Redis; `REVALIDATE_SECRET` by default. Read by the page cache itself. */
    SHARED_PAGES_SECRET: z.string().min(16).optional(),
    /** Who may embed the site in a frame, in `frame-ancestors` syntax. */
    FRAME_ANCESTORS: z.string().default("'self' https://web.telegram.org"),
    /** Origins of the identity check's frame, the only one that gets camera and microphone. */
    VERIFICATION_ORIGINS: originList.default(['https://*.sumsub.com']),
    /** Further origins of scripts, styles, fonts, pictures, frames and connections. */
    CSP_EXTRA_ORIGINS: originList.default([]),
    /** Origins of both back ends' pictures and sounds, besides the site itself. */
    MEDIA_ORIGINS: originsOrAny.default(['https:']),
    /** Origins of frames besides games, sportsbook, identity check and chat, as where games redirect to. */
    FRAME_ORIGINS: originsOrAny.default([]),
    /** Where payment forms may lead, including each host that redirects. */
    PAYMENT_ORIGINS: originsOrAny.default(['https:']),
    /** Origin that games are loaded from, if it is not the site's. */
    GAMES_ORIGIN: origin.optional(),
    /** `off` removes the service worker from every device that has it. */
    SERVICE_WORKER: onOrOff.default('on'),
    /** Scope of `Strict-Transport-Security` on an https site: every host of the domain, or only this one. */
    HSTS: z.enum(['domain', 'host', 'off']).default('host'),
    /** The preferred contact first (RFC 9116). */
    SECURITY_CONTACT: contactList.default([]),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    /** Bytes above which a response of either back end is refused. */
    UPSTREAM_MAX_BYTES: positive.default(20_000_000),
    /** Timeout in milliseconds of a server-side content or catalogue read. */
    READ_TIMEOUT_MS: positive.default(2_500),
    /** Timeout in milliseconds of a GET of `/api`, and of every forwarded request outside of it. */
    GATEWAY_READ_TIMEOUT_MS: positive.default(10_000),
    /** The same for a POST that moves no money. */
    GATEWAY_WRITE_TIMEOUT_MS: positive.default(15_000),
    /** The same for a call that moves money or points. */
    GATEWAY_MONEY_TIMEOUT_MS: positive.default(30_000),
    /** Calls in flight per process before 503 with Retry-After; money and sign-in: half of this each. */
    GATEWAY_MAX_IN_FLIGHT: positive.default(200),
    /** The same limit per visitor address, in each of the four pools. */
    GATEWAY_MAX_PER_ADDRESS: positive.default(40),
    /** Guests' pages in flight per process above which the next guest gets the busy page; twice as many for players. */
    PAGES_MAX_IN_FLIGHT: positive.default(200),
    /** MiB of the V8 heap, set by the commands that start the process (`scripts/lib/server-args.mjs`). */
    HEAP_MB: z.coerce.number().int().min(128).default(512),
    /** Milliseconds of service after SIGTERM, so that the load balancer can notice. */
    DRAIN_MS: z.coerce.number().int().nonnegative().max(25_000).default(0),
    /** Collector of traces and metrics (OTLP over HTTP) with its path; without it nothing is loaded. */
    OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.transform((value) => value.replace(/\/+$/, '')).optional(),
    /** Milliseconds. */
    OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(1_000).default(60_000),
    /** `on`: the process renders its main pages before it reports ready. */
    WARM_UP: onOrOff.default('off'),
    /** Switches for the steps that rewrite a page before it is cached (`server/html/rewrite-page.mjs`). */
    HTML_JOIN_STYLES: onOrOff.default('on'),
    HTML_PAINT_FIRST: onOrOff.default('on'),
    HTML_POLICY_HASHES: onOrOff.default('on'),
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
    throw new Error(`Cannot start: the environment is incomplete or invalid. ${lines.join('; ')}`);
  },
});

/** True under `npm run dev`, whose tools need what the content security policy forbids. */
export const isDevelopment = process.env.NODE_ENV === 'development';
