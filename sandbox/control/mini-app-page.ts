import { escapeHtml, htmlPage } from '../pages/html';
import { originOf } from '../platform/origins';
import { signMiniAppData } from '../platform/telegram';
import type { World } from '../world/world';

const USER = { id: 700100, first_name: 'Alex', username: 'alex_mini', language_code: 'en' };

/** Plays the messenger: a link to the site with freshly signed `tgWebAppData` in the hash. `user` chooses another id. */
export function miniAppPage(world: World, request: Request): Response {
  const { searchParams } = new URL(request.url);
  const site = originOf(searchParams.get('site') ?? 'http://localhost:3000');
  if (site === null)
    return htmlPage('en', 'Mini-app', '<h1>The site is not an http address</h1>', { status: 400 });
  const id = Number(searchParams.get('user') ?? USER.id);
  const locale = searchParams.get('locale') === 'fr' ? 'fr' : 'en';
  const user = { ...USER, id, username: `alex_mini_${id}`, language_code: locale };
  const fields = new URLSearchParams({
    auth_date: String(Math.floor(world.clock.now() / 1000)),
    query_id: `sandbox-${id}`,
    user: JSON.stringify(user),
  });
  fields.set('hash', signMiniAppData(fields));
  const hash = new URLSearchParams({
    tgWebAppData: fields.toString(),
    tgWebAppVersion: '7.0',
    tgWebAppPlatform: 'web',
  });
  const href = `${site}/${locale === 'fr' ? 'fr' : ''}#${hash.toString()}`;
  return htmlPage(
    'en',
    'Mini-app',
    `<h1>Mini-app</h1><p>${escapeHtml(user.username)}</p><a class="choice main" href="${escapeHtml(href)}">Open</a>`,
  );
}
