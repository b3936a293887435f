import { bodyParameters } from '../platform/parameters';
import { uidOfVerificationToken } from '../platform/verification-token';
import { updatePlayer } from '../world/players';
import type { World } from '../world/world';
import { CHECK_SCRIPT, CHECK_TEXTS } from './verification-script';
import { htmlPage } from './html';

const word = (key: keyof typeof CHECK_TEXTS): string => `data-word="${key}">${CHECK_TEXTS[key].en}`;

const MAIN = `<h1 ${word('title')}</h1>
<section data-step="waiting"><p ${word('waiting')}</p></section>
<section data-step="papers" hidden><p ${word('papers')}</p><button id="takePapers" class="main" ${word('takePapers')}</button></section>
<section data-step="selfie" hidden><p ${word('selfie')}</p><ul>
<li><button id="useCamera" ${word('useCamera')}</button></li><li><button id="skipCamera" class="main" ${word('skipCamera')}</button></li></ul></section>
<section data-step="outcome" hidden><p ${word('outcome')}</p><ul>
<li><button name="answer" value="GREEN" class="main" ${word('green')}</button></li>
<li><button name="answer" value="RED" ${word('red')}</button></li>
<li><button name="answer" value="PENDING" ${word('pending')}</button></li>
<li><button id="expire" ${word('expire')}</button></li></ul></section>
<p id="message" role="status"></p>
<script>const words=${JSON.stringify(CHECK_TEXTS)};${CHECK_SCRIPT}</script>`;

/** `/websdk/websdk.html`: the page the verification kit loads into its frame. */
export function verificationPage(): Response {
  return htmlPage('en', CHECK_TEXTS.title.en, MAIN);
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
