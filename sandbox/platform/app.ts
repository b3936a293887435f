import { Hono, type Context } from 'hono';
import { gamePlayResponse, gameRoundResponse } from '../pages/demo-game';
import { font } from '../pages/fonts';
import { historyExport } from '../pages/history-export';
import { hit } from '../pages/hit';
import { media } from '../pages/media';
import { oauthInit, oauthLogin, oauthReturn } from '../pages/oauth-page';
import { paymentPage, settlePage } from '../pages/payment-page';
import { betResponse, boardResponse } from '../pages/sportsbook';
import { sportsbookPage } from '../pages/sportsbook-page';
import { verificationCheck, verificationOutcome, verificationPage } from '../pages/verification-page';
import type { World } from '../world/world';
import { dispatch } from './dispatch';
import { uidOfRequest } from './session';

/** Every address of the platform. */
export function createPlatformApp(world: World): Hono {
  const app = new Hono();
  app.all('/api/:method', ({ req }) => dispatch(world, req.raw, req.param('method')));

  app.get('/oauth/init', ({ req }) => oauthInit(req.raw));
  app.get('/oauth/login', ({ req }) => oauthLogin(req.raw));
  app.get('/oauth/return', ({ req }) => oauthReturn(world, req.raw));
  app.get('/hit', ({ req }) => hit(world, req.raw));

  app.get('/platform/game/:sysname/play', (context) => gamePlayResponse(gameCall(world, context)));
  app.post('/platform/game/:sysname/round', (context) => gameRoundResponse(gameCall(world, context)));
  app.on(['GET', 'POST'], '/platform/pay/:id{[0-9]+}', ({ req }) =>
    paymentPage(world, req.raw, Number(req.param('id'))),
  );
  app.post('/platform/pay/:id{[0-9]+}/settle', ({ req }) =>
    settlePage(world, req.raw, Number(req.param('id'))),
  );
  app.get('/platform/betting', ({ req }) => sportsbookPage(localeOf(req.query('locale'))));
  app.get('/platform/betting/board', ({ req }) =>
    boardResponse(world, req.raw, localeOf(req.query('locale'))),
  );
  app.post('/platform/betting/bet', ({ req }) => betResponse(world, req.raw));
  app.get('/platform/media/exports/*', ({ req }) => historyExport(world, req.raw) ?? notFound());
  app.get('/platform/media/fonts/:file', ({ req }) => font(req.param('file')) ?? notFound());
  app.get('/platform/media/*', ({ req }) => media(req.raw));

  app.get('/websdk/websdk.html', () => verificationPage());
  app.post('/websdk/check', ({ req }) => verificationCheck(world, req.raw));
  app.post('/websdk/outcome', ({ req }) => verificationOutcome(world, req.raw));

  app.notFound(() => notFound());
  return app;
}

function gameCall(world: World, { req }: Context<object, '/platform/game/:sysname/play'>) {
  const locale = localeOf(req.query('locale'));
  const mode = req.query('mode') === 'real' ? 'real' : 'demo';
  return {
    world,
    sysname: req.param('sysname'),
    mode,
    locale,
    uid: uidOfRequest(world, req.raw),
    request: req.raw,
  } as const;
}

function localeOf(value: string | undefined): 'en' | 'fr' {
  return value === 'fr' ? 'fr' : 'en';
}

function notFound(): Response {
  return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } });
}
