import { listenToTabs, postToTabs } from '@/lib/browser/channel';
import { readStored, writeStored } from '@/lib/browser/storage';
import { inactivityPhase, latestActivity } from '@/lib/session/inactivity-rules';
import { closeDialogNamed, openDialog } from '@/stores/dialogs';
import { useInactivity } from '@/stores/inactivity';
import { listenForFrameActivity } from '@/components/shared/session/frame-activity';
import { loadInactivityLimit } from './inactivity-limit';
import { signOut } from '@/components/shared/session/sign-out';

/** Between notifications to other tabs. */
const SHARE_MS = 1_000;

/** `wheel` and `touchmove` cover scrolling inside of nested containers. */
const ACTIVITY = ['keydown', 'pointerdown', 'click', 'scroll', 'wheel', 'touchmove'];
/**
 * While the warning is open, only completed gestures count: a key or button that closes it while still held down would
 * click the element underneath. Opening it also locks the page, which may itself fire a scroll event.
 */
const ACTIVITY_IN_WARNING = ['keyup', 'click', 'wheel', 'touchmove'];
const WAKING = ['pageshow', 'focus', 'online'];

let timer: ReturnType<typeof setTimeout> | undefined;
let sharedAt = 0;

/**
 * Signs out an idle player after a warning (R-SESS-04 to R-SESS-07). All tabs share one last-activity time. Loading a
 * page counts as activity, unless the limit has already passed.
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
    closeDialogNamed('inactivity');
  };
}

/** Records player activity. Keys, clicks and scrolling are tracked automatically, frames by `noteFrameActivity`. */
export function noteActivity(): void {
  const now = Date.now();
  const { lastActivityAt, secondsLeft, note } = useInactivity.getState();
  if (lastActivityAt === null) return;
  const isShared = now >= sharedAt && now - sharedAt < SHARE_MS;
  if (isShared && secondsLeft === null) return note(now);
  // Woken after the limit: the first key ends the session instead of extending it.
  if (phaseAt(now)?.kind === 'over') return evaluate();
  note(now);
  share(now);
  evaluate();
}

function listenToDocument(): () => void {
  const running = new AbortController();
  const options = { passive: true, signal: running.signal };
  listenToGestures(window, options);
  for (const type of WAKING) window.addEventListener(type, () => evaluate(), options);
  document.addEventListener('visibilitychange', () => evaluate(), options);
  // A click into a frame moves the focus there.
  window.addEventListener('blur', followFrame, options);
  return () => running.abort();
}

/** Activity in a frame is seen only on this site; other games report rounds. After the end it has no effect. */
function followFrame({ type }: Event): void {
  const frame = document.activeElement;
  if (!(frame instanceof HTMLIFrameElement)) return;
  if (type === 'blur') noteActivity();
  listenToGestures(frame.contentDocument, { passive: true });
  // A game may open another page, without any activity.
  frame.addEventListener('load', followFrame);
}

/** Calling it again for the same target adds nothing. */
function listenToGestures(target: EventTarget | null, options: AddEventListenerOptions): void {
  for (const type of [...ACTIVITY, ...ACTIVITY_IN_WARNING]) {
    // Only scrolling of the page itself counts, since carousels scroll automatically.
    target?.addEventListener(type, onGesture, { ...options, capture: type !== 'scroll' });
  }
}

function onGesture({ type }: Event): void {
  const counting = useInactivity.getState().secondsLeft === null ? ACTIVITY : ACTIVITY_IN_WARNING;
  if (counting.includes(type)) noteActivity();
}

function phaseAt(now: number, toldAt: number | null = null) {
  const { lastActivityAt, limitSeconds, note } = useInactivity.getState();
  if (lastActivityAt === null) return null;
  const stored = readStored('last_activity');
  const elsewhere = stored?.at ?? null;
  // The clock was set back: that counts as activity once, not until the old time comes again.
  if (stored && stored.at > now) writeStored('last_activity', { ...stored, at: now });
  const latest = latestActivity(latestActivity(lastActivityAt, elsewhere, now), toldAt, now);
  if (latest !== lastActivityAt) note(latest);
  return inactivityPhase({ lastActivityAt: latest, limitSeconds, now });
}

/** Applies the idle time's result, and schedules the next check. */
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
  else closeDialogNamed('inactivity');
  timer = setTimeout(evaluate, phase.checkInMs);
}

function share(now: number): void {
  sharedAt = now;
  writeStored('last_activity', { at: now, limit: useInactivity.getState().limitSeconds });
  postToTabs({ kind: 'activity', at: now });
}
