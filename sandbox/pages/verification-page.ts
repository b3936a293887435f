import { bodyParameters } from '../platform/parameters';
import { uidOfVerificationToken } from '../platform/verification-token';
import { updatePlayer } from '../world/players';
import type { World } from '../world/world';
import { htmlPage } from './html';

/**
 * Talks to the verification kit in the way its own page does: announce, receive the token, report the outcome. Runs in
 * the kit's frame, on the sandbox's own origin.
 */
const SCRIPT = `
const frameId = new URLSearchParams(location.search).get('_');
const sessionId = Math.random().toString(36).slice(2);
let token = '';
const tell = (method, more) => parent.postMessage({ method: 'idCheck.' + method, frameId, sessionId, ...more }, '*');
const resize = () => tell('onResize', { height: document.querySelector('main').offsetHeight + 48 });
const words = { en: ['Identity check (sandbox)', 'Choose how the check ends.', 'Documents are accepted', 'Documents are refused', 'Still under review'],
  fr: ['Vérification d\\u2019identité (démo)', 'Choisissez l\\u2019issue de la vérification.', 'Les documents sont acceptés', 'Les documents sont refusés', 'En cours d\\u2019examen'] };
addEventListener('message', ({ data, source }) => {
  if (source !== parent || !data) return;
  if (data.method === 'idCheck.updateAccessToken' && data.accessToken) token = data.accessToken;
  if (data.method !== 'idCheck.init') return;
  token = data.accessToken;
  const lang = data.lang === 'fr' ? 'fr' : 'en';
  document.documentElement.lang = lang;
  document.querySelectorAll('[data-word]').forEach((node) => { node.textContent = words[lang][node.dataset.word]; });
  tell('onInitialized'); resize();
});
document.querySelectorAll('button').forEach((button) => button.addEventListener('click', async () => {
  const answer = button.value;
  const response = await fetch('/websdk/outcome', { method: 'POST', body: new URLSearchParams({ token, answer }) });
  if (response.status === 401) return tell('onError', { code: 'invalid-token' });
  tell('onApplicantSubmitted');
  if (answer !== 'PENDING') tell('onApplicantStatusChanged', { reviewStatus: 'completed', reviewResult: { reviewAnswer: answer } });
  else tell('onApplicantStatusChanged', { reviewStatus: 'pending' });
}));
tell('onReady'); resize();`;

const MAIN = `<h1 data-word="0">Identity check (sandbox)</h1><p data-word="1">Choose how the check ends.</p><ul>
<li><button value="GREEN" class="main" data-word="2">Documents are accepted</button></li>
<li><button value="RED" data-word="3">Documents are refused</button></li>
<li><button value="PENDING" data-word="4">Still under review</button></li></ul><script>${SCRIPT}</script>`;

/** `/websdk/websdk.html`: the page the verification kit loads into its frame. */
export function verificationPage(): Response {
  return htmlPage('en', 'Identity check', MAIN);
}

/** `POST /websdk/outcome`: writes the chosen result to the player the token was made for. */
export async function verificationOutcome(world: World, request: Request): Promise<Response> {
  const body = await bodyParameters(request).catch(() => new Map<string, string>());
  const uid = uidOfVerificationToken(world, body.get('token') ?? '');
  if (uid === 0) return new Response('The token is not valid', { status: 401 });
  const answer = body.get('answer');
  if (answer === 'GREEN')
    updatePlayer(world, uid, { is_verified: 1, is_on_verification: 0, is_kyc_block_enabled: 0 });
  else updatePlayer(world, uid, { is_on_verification: answer === 'PENDING' ? 1 : 0 });
  return new Response(null, { status: 204 });
}
