import { listenToTabs, postToTabs } from '@/lib/browser/channel';
import { readStored, writeStored } from '@/lib/browser/storage';
import { inactivityPhase, latestActivity } from '@/lib/session/inactivity-rules';
import { closeDialog, openDialog, useDialogs } from '@/stores/dialogs';
import { useInactivity } from '@/stores/inactivity';
import { listenForFrameActivity } from '@/components/shared/session/frame-activity';
import { loadInactivityLimit } from './inactivity-limit';
import { signOut } from '@/components/shared/session/sign-out';

/** The other tabs are notified at most once in this time. */
const SHARE_MS = 1_000;

/** Key, click and scroll. Wheel and touch stand for scrolling inside of a part of the page. */
const ACTIVITY = ['keydown', 'pointerdown', 'click', 'scroll', 'wheel', 'touchmove'];
/**
 * While the warning shows, only finished gestures count: a key or button that closed it while still held down would
 * click what lies beneath. Opening it also locks the page, which may itself scroll.
 */
const ACTIVITY_IN_WARNING = ['keyup', 'click', 'wheel', 'touchmove'];
const WAKING = ['pageshow', 'focus', 'online'];

let timer: ReturnType<typeof setTimeout> | undefined;
let sharedAt = 0;

/**
 * Signs a player out who is idle for too long, and warns before (R-SESS-04 to R-SESS-07). All tabs share one time of
 * the last activity. Loading a page counts as activity, unless the time was already over.
 */
export function watchInactivity(): () => void {
  useInactivity.getState().start(Date.now(), readStored('last_activity')?.limit ?? null);
  share(Date.now());
  const stopLoading = loadInactivityLimit((limit) => {
    useInactivity.getState().setLimit(limit);
    share(Date.now());
    evaluate();
  });
  const stopListeningToTabs = listenToTabs((message) => {
    if (message.kind === 'activity') evaluate(message.at);
  });
  const stopListeningToDocument = listenToDocument();
  const stopListeningToFrames = listenForFrameActivity(noteActivity);
  evaluate();
  return () => {
    clearTimeout(timer);
    stopListeningToDocument();
    stopListeningToFrames();
    stopListeningToTabs();
    stopLoading();
    useInactivity.getState().reset();
    closeWarning();
  };
}

/**
 * Counts as activity of the player: keys, clicks and scrolling are noted by themselves, frames by `noteFrameActivity`.
 */
export function noteActivity(): void {
  const now = Date.now();
  const { lastActivityAt, secondsLeft, note } = useInactivity.getState();
  if (lastActivityAt === null) return;
  const isShared = now >= sharedAt && now - sharedAt < SHARE_MS;
  if (isShared && secondsLeft === null) return note(now);
  // Awake after the limit: the first key ends the session instead of prolonging it.
  if (phaseAt(now)?.kind === 'over') return evaluate();
  note(now);
  share(now);
  evaluate();
}

function listenToDocument(): () => void {
  const running = new AbortController();
  const options = { passive: true, signal: running.signal };
  for (const type of new Set([...ACTIVITY, ...ACTIVITY_IN_WARNING])) {
    // Only the page's own scrolling counts, since carousels scroll by themselves.
    window.addEventListener(type, onGesture, { ...options, capture: type !== 'scroll' });
  }
  for (const type of WAKING) window.addEventListener(type, () => evaluate(), options);
  document.addEventListener('visibilitychange', () => evaluate(), options);
  // The focus goes into a frame by a click; what follows inside cannot be seen.
  window.addEventListener('blur', () => isInFrame() && noteActivity(), options);
  return () => running.abort();
}

function onGesture({ type }: Event): void {
  const counting = useInactivity.getState().secondsLeft === null ? ACTIVITY : ACTIVITY_IN_WARNING;
  if (counting.includes(type)) noteActivity();
}

function isInFrame(): boolean {
  return document.activeElement instanceof HTMLIFrameElement;
}

function phaseAt(now: number, toldAt: number | null = null) {
  const { lastActivityAt, limitSeconds, note } = useInactivity.getState();
  if (lastActivityAt === null) return null;
  const elsewhere = readStored('last_activity')?.at ?? null;
  const latest = latestActivity(latestActivity(lastActivityAt, elsewhere, now), toldAt, now);
  if (latest !== lastActivityAt) note(latest);
  return inactivityPhase({ lastActivityAt: latest, limitSeconds, now });
}

/** Looks at the clock, applies what it says, and comes back when the next change is due. */
function evaluate(toldAt: number | null = null): void {
  clearTimeout(timer);
  const phase = phaseAt(Date.now(), toldAt);
  if (phase === null) return;
  if (phase.kind === 'over') {
    useInactivity.getState().reset();
    void signOut({ reason: 'inactivity' });
    return;
  }
  useInactivity.getState().warn(phase.kind === 'warning' ? phase.secondsLeft : null);
  if (phase.kind === 'warning') void openDialog('inactivity', {}, { preventClose: true });
  else closeWarning();
  timer = setTimeout(evaluate, phase.checkInMs);
}

function closeWarning(): void {
  const warning = useDialogs.getState().stack.find(({ name }) => name === 'inactivity');
  if (warning) closeDialog(warning.id, undefined, { force: true });
}

function share(now: number): void {
  sharedAt = now;
  writeStored('last_activity', { at: now, limit: useInactivity.getState().limitSeconds });
  postToTabs({ kind: 'activity', at: now });
}
