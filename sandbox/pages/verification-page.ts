import { bodyParameters } from '../platform/parameters';
import { uidOfVerificationToken } from '../platform/verification-token';
import { updatePlayer } from '../world/players';
import type { World } from '../world/world';
import { CHECK_SCRIPT, CHECK_TEXTS } from './verification-script';
import { htmlPage } from './html';

const word = (key: keyof typeof CHECK_TEXTS): string => `data-word="${key}">${CHECK_TEXTS[key].en}`;

const icon = (path: string): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
const CARD = icon('M3 6h18v12H3zM6 15c0-2 1.500-3 3-3s3 1 3 3M9 12a1.800 1.800 0 1 0 0-.1M15 10h3M15 14h3');
const CAMERA = icon('M4 8h3l2-3h6l2 3h3v11H4zM12 16.500a3.500 3.500 0 1 0 0-.1');
const SHIELD = icon('M12 3l7 3v5c0 5-3 8-7 10c-4-2-7-5-7-10V6zM9 12l2 2l4-4');

/** Inside the site's own card: no card of its own, and the steps as a line of three marks. */
const STYLE = `
body{display:block;min-height:0;padding:0;background:var(--surface-1)}
main,main:only-child{max-width:560px;min-height:0;margin:auto;padding:24px 16px;background:none}
.steps{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}.steps li{height:4px;border-radius:2px;background:var(--surface-4)}.steps .is{background:var(--ink)}
section{display:grid;gap:16px}section>svg{width:48px;height:48px;padding:12px;border-radius:50%;background:var(--surface-3);color:var(--ink-soft)}
#message:empty{display:none}#message{padding:12px;border-radius:var(--radius-s);background:var(--surface-2);color:var(--ink)}`;

const MAIN = `<h1 ${word('title')}</h1><ol class="steps" aria-hidden="true"><li></li><li></li><li></li></ol>
<section data-step="waiting"><p ${word('waiting')}</p></section>
<section data-step="papers" hidden>${CARD}<p ${word('papers')}</p><button id="takePapers" class="main" ${word('takePapers')}</button></section>
<section data-step="selfie" hidden>${CAMERA}<p ${word('selfie')}</p><ul>
<li><button id="skipCamera" class="main" ${word('skipCamera')}</button></li><li><button id="useCamera" ${word('useCamera')}</button></li></ul></section>
<section data-step="outcome" hidden>${SHIELD}<p ${word('outcome')}</p><ul>
<li><button name="answer" value="GREEN" class="main" ${word('green')}</button></li>
<li><button name="answer" value="RED" ${word('red')}</button></li>
<li><button name="answer" value="PENDING" ${word('pending')}</button></li>
<li><button id="expire" class="quiet" ${word('expire')}</button></li></ul></section>
<p id="message" role="status"></p>
<script>const words=${JSON.stringify(CHECK_TEXTS)};${CHECK_SCRIPT}</script>`;

/** `/websdk/websdk.html`: the page the verification kit loads into its frame. */
export function verificationPage(): Response {
  return htmlPage('en', CHECK_TEXTS.title.en, MAIN, { style: STYLE });
}

/** `POST /websdk/check`: 204 while the token holds, 401 for a forged or an old one. */
export async function verificationCheck(world: World, request: Request): Promise<Response> {
  return (await readUid(world, request)).uid === 0 ? refused() : new Response(null, { status: 204 });
}

/** `POST /websdk/outcome`: writes the chosen result to the player the token was made for. */
export async function verificationOutcome(world: World, request: Request): Promise<Response> {
  const { uid, answer } = await readUid(world, request);
  if (uid === 0) return refused();
  if (answer === 'GREEN')
    updatePlayer(world, uid, { is_verified: 1, is_on_verification: 0, is_kyc_block_enabled: 0 });
  else updatePlayer(world, uid, { is_on_verification: answer === 'PENDING' ? 1 : 0 });
  return new Response(null, { status: 204 });
}

async function readUid(world: World, request: Request): Promise<{ uid: number; answer: string | undefined }> {
  const body = await bodyParameters(request).catch(() => new Map<string, string>());
  return { uid: uidOfVerificationToken(world, body.get('token') ?? ''), answer: body.get('answer') };
}

function refused(): Response {
  return new Response('The token is not valid', { status: 401 });
}
