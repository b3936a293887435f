import { Hono } from 'hono';
import { z } from 'zod';
import type { ContentApp } from '../content/app';
import { isCollectionName } from '../content/collections';
import { readContentPatch } from '../content/content-value';
import { userView } from '../platform/user-view';
import { findPlayerByLogin } from '../world/players';
import { mergeSetting, readSetting } from '../world/settings';
import { allRows, execute } from '../world/sql';
import type { World } from '../world/world';
import { isoSeconds } from '../world/clock';
import type { StoredCode } from '../world/codes';
import { FAULT_KINDS, type FaultBook } from './faults';
import { isOddKind } from './odd-responses';
import { makePlayer, playerSchema } from './make-player';
import { ledgerOf } from './ledger-view';
import { miniAppPage } from './mini-app-page';
import type { RequestLog } from './request-log';

interface ControlTools {
  world: World;
  content: ContentApp;
  faults: FaultBook;
  log: RequestLog;
}

const clockSchema = z.union([
  z.object({ advanceMs: z.number() }).strict(),
  z.object({ at: z.union([z.number(), z.iso.datetime(), z.null()]) }).strict(),
]);

const faultSchema = z
  .object({
    side: z.enum(['platform', 'content']),
    target: z.string().min(1),
    kind: z.enum(FAULT_KINDS),
    type: z.string().optional(),
    message: z.string().optional(),
    status: z.number().int().min(200).max(599).optional(),
    ms: z.number().min(0).optional(),
    retryAfterSeconds: z.number().int().min(0).optional(),
    times: z.number().int().min(1).optional(),
    uid: z.number().int().min(1).optional(),
  })
  .refine(({ kind, type }) => kind !== 'odd' || isOddKind(type), 'Unknown type of odd responses');

const contentSchema = z.object({
  collection: z.string().refine(isCollectionName, 'Unknown collection'),
  locale: z.enum(['en', 'fr']),
  patch: z.record(z.string(), z.unknown()),
});

const settingsSchema = z.object({
  generalInfo: z.record(z.string(), z.unknown()).optional(),
  support: z
    .object({ kind: z.string().nullable(), config: z.record(z.string(), z.unknown()).default({}) })
    .optional(),
  /** Bounds of deposits by method, in round euros. */
  depositBounds: z
    .record(z.string(), z.object({ min: z.number().positive(), max: z.number().positive() }).strict())
    .optional(),
});

/** `/__control/*`: what tests and demonstrations change in the world. Wrong input gets 400 with the reasons. */
export function createControlApp(tools: ControlTools): Hono {
  const app = new Hono().basePath('/__control');
  app.onError((error, context) => {
    if (error instanceof z.ZodError) return context.json({ issues: error.issues }, 400);
    if (error instanceof SyntaxError)
      return context.json({ issues: [{ message: 'The body is not JSON' }] }, 400);
    return context.json({ issues: [{ message: error.message }] }, 422);
  });
  addWorldRoutes(app, tools);
  addObservationRoutes(app, tools);
  return app;
}

function addWorldRoutes(app: Hono, { world, content, faults, log }: ControlTools): void {
  app.post('/reset', (context) => {
    world.clock.set(null);
    world.reset();
    content.reset();
    faults.clear();
    log.clear();
    return context.json({ ok: true });
  });
  app.post('/player', async (context) => {
    const uid = makePlayer(world, playerSchema.parse(await context.req.json()));
    return context.json(userView(world, uid), 201);
  });
  app.delete('/sessions', (context) => {
    const login = context.req.query('login');
    const uid = login === undefined ? undefined : (findPlayerByLogin(world, login)?.uid ?? 0);
    if (uid === undefined) execute(world, 'delete from sessions');
    else execute(world, 'delete from sessions where uid = ?', uid);
    return context.json({ ok: true });
  });
  app.post('/clock', async (context) => {
    const change = clockSchema.parse(await context.req.json());
    if ('advanceMs' in change) world.clock.advance(change.advanceMs);
    else world.clock.set(typeof change.at === 'string' ? Date.parse(change.at) : change.at);
    return context.json({ now: isoSeconds(world.clock.now()) });
  });
  app.post('/content', async (context) => {
    const { collection, locale, patch } = contentSchema.parse(await context.req.json());
    if (isCollectionName(collection)) content.edit(collection, locale, readContentPatch(patch));
    return context.json({ ok: true });
  });
  app.get('/settings', (context) => context.json(settingsView(world)));
  app.post('/settings', async (context) => {
    const { generalInfo, support, depositBounds } = settingsSchema.parse(await context.req.json());
    if (generalInfo !== undefined) mergeSetting(world, 'general-info', generalInfo);
    if (support !== undefined) mergeSetting(world, 'support', support);
    if (depositBounds !== undefined) mergeSetting(world, 'deposit-bounds', depositBounds);
    return context.json(settingsView(world));
  });
}

function settingsView(world: World): unknown {
  return {
    generalInfo: readSetting(world, 'general-info'),
    support: readSetting(world, 'support'),
    depositBounds: readSetting(world, 'deposit-bounds'),
  };
}

function addObservationRoutes(app: Hono, { world, faults, log }: ControlTools): void {
  app.get('/fault', (context) => context.json({ items: faults.list() }));
  app.post('/fault', async (context) => {
    faults.add(faultSchema.parse(await context.req.json()));
    return context.json({ items: faults.list() }, 201);
  });
  app.delete('/fault', (context) => {
    faults.clear();
    return context.json({ items: [] });
  });
  app.get('/log', (context) => context.json({ items: log.list(context.req.query('method')) }));
  app.delete('/log', (context) => {
    log.clear();
    return context.json({ items: [] });
  });
  app.get('/codes', (context) => context.json({ items: codesOf(world, context.req.query('login') ?? '') }));
  app.get('/ledger', (context) => context.json(ledgerOf(world, context.req.query('login') ?? '')));
  app.get('/mini-app', (context) => miniAppPage(world, context.req.raw));
}

/** Unused codes of a player, newest first. */
function codesOf(world: World, login: string): unknown[] {
  const uid = findPlayerByLogin(world, login)?.uid ?? 0;
  const sql = 'select * from codes where uid = ? and is_used = 0 order by id desc';
  return allRows<StoredCode>(world, sql, uid).map(({ purpose, target, code, created_at: created }) => ({
    purpose,
    target,
    code,
    created_at: isoSeconds(created),
  }));
}
