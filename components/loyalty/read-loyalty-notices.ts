import { reportFailure } from '@/lib/browser/report';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';
import { DEFAULT_NOTICE_SETTINGS, isPresentable, type NoticeSettings } from '@/lib/loyalty/notice-rules';
import { readNotifications } from '@/lib/loyalty/read-notifications';
import { expireSessionData } from '@/lib/session/session-data';
import { useNotices } from '@/stores/notices';
import { selectUid, useSession } from '@/stores/session';
import { reactToError } from '@/components/shared/feedback/error-reactions';

let running: Promise<void> | null = null;

/**
 * Reads and queues notices the player has not seen; one request at a time. No requests if loyalty is disabled
 * (R-LOY-08). Failures are only logged (R-BAN-10); fatal responses and a lost session take effect.
 */
export function readLoyaltyNotices(): Promise<void> {
  running ??= read().finally(() => {
    running = null;
  });
  return running;
}

async function read(): Promise<void> {
  const uid = selectUid(useSession.getState());
  const site = await fetchSettingsPart('site');
  if (uid === 0 || site?.features.loyalty === false) return;
  try {
    const loyalty = await readNotifications();
    // Drop a response that arrives after the player has left.
    if (selectUid(useSession.getState()) !== uid) return;
    useNotices.getState().add(loyalty.filter(isPresentable));
    // Points, level or rewards have changed since they were read.
    if (loyalty.length > 0) expireSessionData('loyalty');
  } catch (error) {
    reportFailure('Reading loyalty notices', error);
    await reactToError(error, 'log');
  }
}

/** Notification settings of the collection `loyalty`, else the specification's constants. */
export async function loadNoticeSettings(): Promise<NoticeSettings> {
  const configured = (await fetchSettingsPart('site'))?.loyaltyNotification;
  if (!configured) return DEFAULT_NOTICE_SETTINGS;
  const { duration, delay, volume, sound } = configured;
  return { durationMs: duration * 1000, delayMs: delay, volume, sound };
}
