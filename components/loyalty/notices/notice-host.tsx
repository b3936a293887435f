import { useEffect, useState } from 'react';
import { useSitePath } from '@/components/ui/site-path';
import { useHeld } from '@/components/ui/use-held';
import { whileWanted } from '@/components/ui/use-loaded';
import { pause } from '@/lib/browser/pause';
import { isCredit, type NoticeSettings } from '@/lib/loyalty/notice-rules';
import { useDialogs } from '@/stores/dialogs';
import { useNotices, type Notice } from '@/stores/notices';
import { NoticeCard } from './notice-card';
import styles from './notice-host.module.scss';
import { playNoticeSound, prepareNoticeSound } from './notice-sound';
import { awaitPointsWord } from './points-word';

/**
 * Loyalty notifications, one by one: each after a short delay, with a sound, and closed automatically (R-LOY-12). They
 * wait for open dialogs to close, which lie above them, and for the player to leave the cashier, whose forms they would
 * cover: the platform sends each only once.
 */
export function NoticeHost({ settings }: { settings: NoticeSettings }) {
  const notice = useNotices(({ queue }) => queue[0]);
  useEffect(() => prepareNoticeSound(settings), [settings]);
  const isGood = notice !== undefined && isCredit(notice);
  const turn = notice && <NoticeTurn key={notice.key} notice={notice} settings={settings} />;
  return (
    <>
      {/* Screen readers announce what is added to a status region that they know already. */}
      <div role="status" aria-atomic="false" className={styles.host}>
        {isGood && turn}
      </div>
      {turn && !isGood && <div className={styles.host}>{turn}</div>}
    </>
  );
}

function NoticeTurn({ notice, settings }: { notice: Notice; settings: NoticeSettings }) {
  const next = useNotices((state) => state.next);
  const [isShown, setIsShown] = useState(false);
  const [isHeld, holders] = useHeld();
  const isInCashier = useSitePath().startsWith('/cashier/');
  const isCovered = useDialogs(({ stack }) => stack.length > 0) || isInCashier;
  useEffect(() => {
    if (isCovered || isShown) return;
    return whileWanted(Promise.all([pause(settings.delayMs), awaitPointsWord(notice)]), () => {
      setIsShown(true);
      playNoticeSound(settings);
    });
  }, [isCovered, isShown, notice, settings]);
  useEffect(() => {
    if (!isShown || isHeld || isCovered) return;
    const timer = setTimeout(next, settings.durationMs);
    return () => clearTimeout(timer);
  }, [isShown, isHeld, isCovered, next, settings]);
  if (!isShown || isInCashier) return null;
  return <NoticeCard notice={notice} onClose={next} holders={holders} />;
}
