import { both } from '../world/seed/both';

/** Every word of the check page; the page shows the language passed at its start, and changes it on a message. */
export const CHECK_TEXTS = {
  title: both('Identity check (sandbox)', 'Vérification d’identité (démo)'),
  waiting: both('Connecting…', 'Connexion…'),
  papers: both(
    'Step 1 of 3: an identity card or a passport. Nothing is uploaded in the sandbox.',
    'Étape 1 sur 3\u00a0: une carte d’identité ou un passeport. Rien n’est envoyé dans cette démo.',
  ),
  takePapers: both('Hand in a sample card', 'Remettre une carte d’exemple'),
  selfie: both('Step 2 of 3: a short picture of yourself.', 'Étape 2 sur 3\u00a0: une courte photo de vous.'),
  useCamera: both('Use the camera', 'Utiliser la caméra'),
  skipCamera: both('Go on without the camera', 'Continuer sans la caméra'),
  cameraOn: both('The camera works.', 'La caméra fonctionne.'),
  cameraOff: both('The camera may not be used here.', 'La caméra ne peut pas être utilisée ici.'),
  outcome: both('Step 3 of 3: choose how the check ends.', 'Étape 3 sur 3\u00a0: choisissez l’issue.'),
  green: both('Documents are accepted', 'Les documents sont acceptés'),
  red: both('Documents are refused', 'Les documents sont refusés'),
  pending: both('Still under review', 'En cours d’examen'),
  expire: both('Let the session run out first', 'Laisser d’abord expirer la session'),
  expired: both(
    'The session has run out; it is renewed by itself.',
    'La session a expiré ; elle se renouvelle.',
  ),
  failed: both('The check could not be reached.', 'Le service est injoignable.'),
  handedIn: both('Your documents are being reviewed.', 'Vos documents sont en cours d’examen.'),
  accepted: both('You are verified.', 'Votre identité est vérifiée.'),
  refused: both('Your documents were refused.', 'Vos documents ont été refusés.'),
} as const;

/**
 * Talks to the verification kit as the vendor's own page does: announces its frame, waits for the token, has it
 * checked, reports each step, requests a new token when the old one is refused and goes on where it was. `words` comes
 * from the page. Frame ids are base64 and must be read without turning `+` into a blank.
 */
export const CHECK_SCRIPT = `
const frameId = /[?&]_=([^&]*)/.exec(location.search)?.[1] ?? '';
const sessionId = crypto.randomUUID ? crypto.randomUUID() : String(Math.random());
const byId = (id) => document.getElementById(id);
let token = '', lang = 'en', shown = 'waiting', shownBefore = false, onRenewed = null;
const notify = (method, more) => parent.postMessage({ method: 'idCheck.' + method, frameId, sessionId, ...more }, '*');
const resize = () => notify('onResize', { height: document.querySelector('main').offsetHeight });
function say(key) { byId('message').textContent = key ? words[key][lang] : ''; byId('message').dataset.key = key ?? ''; resize(); }
function show(name) {
  shown = name;
  document.querySelectorAll('[data-step]').forEach((part) => { part.hidden = part.dataset.step !== name; });
  const done = name === 'done' ? 3 : ['waiting', 'papers', 'selfie', 'outcome'].indexOf(name);
  document.querySelectorAll('.steps li').forEach((step, index) => step.classList.toggle('is', index < done));
  resize();
}
function speak(next) {
  lang = next === 'fr' ? 'fr' : 'en';
  document.documentElement.lang = lang;
  document.title = words.title[lang];
  document.querySelectorAll('[data-word]').forEach((node) => { node.textContent = words[node.dataset.word][lang]; });
  say(byId('message').dataset.key || null);
}
async function post(path, fields) {
  const send = () => fetch(path, { method: 'POST', body: new URLSearchParams({ token, ...fields }) });
  let response = await send();
  if (response.status === 401) {
    say('expired');
    const renewed = new Promise((done) => { onRenewed = done; });
    notify('onError', { code: 'invalid-token' });
    if (!(await renewed)) return false;
    response = await send();
    say(null);
  }
  if (!response.ok) { say('failed'); notify('onError', { code: 'network' }); }
  return response.ok;
}
async function start() {
  notify('onInitialized');
  if (!(await post('/websdk/check', {}))) return;
  notify('onApplicantLoaded', { applicantId: frameId.slice(0, 12) });
  begin('papers', 'IDENTITY');
}
/** The clicked button is gone: the focus moves to the first one of the next step. */
function focusStep(step) { if (shownBefore && document.activeElement === document.body) document.querySelector('[data-step=' + step + '] button')?.focus({ preventScroll: true }); shownBefore = true; }
function begin(step, idDocSetType) { show(step); focusStep(step); notify('onStepInitiated', { idDocSetType, types: [] }); }
function complete(idDocSetType) { notify('onStepCompleted', { idDocSetType }); notify('stepCompleted', { step: idDocSetType }); }
async function hand(answer) {
  if (!(await post('/websdk/check', {}))) return;
  notify('onApplicantSubmitted');
  show('done');
  say('handedIn');
  if (answer === 'PENDING') {
    if (await post('/websdk/outcome', { answer })) notify('onApplicantStatusChanged', { reviewStatus: 'pending' });
    return;
  }
  await new Promise((done) => setTimeout(done, 1200));
  if (!(await post('/websdk/outcome', { answer }))) return;
  say(answer === 'GREEN' ? 'accepted' : 'refused');
  notify('onApplicantStatusChanged', { reviewStatus: 'completed', reviewResult: { reviewAnswer: answer } });
}
async function camera() {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: true });
    for (const track of stream.getTracks()) track.stop();
    say('cameraOn');
  } catch { say('cameraOff'); }
}
addEventListener('message', ({ data, source }) => {
  if (source !== parent || !data) return;
  if (data.method === 'idCheck.updateAccessToken') {
    if (data.accessToken) token = data.accessToken; else say('failed');
    onRenewed?.(Boolean(data.accessToken));
  }
  if (data.method === 'idCheck.callSetLanguage') speak(data.language);
  if (data.method !== 'idCheck.init' || shown !== 'waiting') return;
  token = data.accessToken;
  speak(data.lang);
  void start();
});
byId('takePapers').addEventListener('click', () => { complete('IDENTITY'); say(null); begin('selfie', 'SELFIE'); });
byId('useCamera').addEventListener('click', () => void camera());
byId('skipCamera').addEventListener('click', () => { complete('SELFIE'); say(null); show('outcome'); focusStep('outcome'); });
byId('expire').addEventListener('click', () => { token = 'expired'; });
document.querySelectorAll('[name=answer]').forEach((button) => button.addEventListener('click', () => void hand(button.value)));
notify('onReady'); resize();`;
