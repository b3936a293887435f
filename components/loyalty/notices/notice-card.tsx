import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useState, type HTMLAttributes } from 'react';
import { Icon } from '@/components/ui/icon';
import { isCredit, noticeAmount, wordlessTrigger } from '@/lib/loyalty/notice-rules';
import { platformPicture } from '@/lib/routing/platform-picture';
import type { Notice } from '@/stores/notices';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import styles from './notice-card.module.scss';
import { knownPointsWord } from './points-word';

interface NoticeCardProps {
  notice: Notice;
  onClose: () => void;
  /** Keep it open during hover or focus. */
  holders: HTMLAttributes<HTMLDivElement>;
}

/** One notification (R-LOY-10), without a text its trigger's. Anything but a credit looks like an error (R-LOY-11). */
export function NoticeCard({ notice, onClose, holders }: NoticeCardProps) {
  const t = useTranslations('loyalty');
  const tCommon = useTranslations('common');
  const [isSoundOn, toggleSound] = useSoundSwitch();
  const isGood = isCredit(notice);
  const picture = platformPicture(notice.image);
  const amount = useAmount(notice);
  const title = useTitle(notice);
  return (
    <div
      role={isGood ? undefined : 'alert'}
      className={clsx(styles.card, isGood ? styles.good : styles.bad)}
      data-trigger={notice.trigger ?? undefined}
      {...holders}
    >
      {picture ? (
        <img className={styles.picture} src={picture} width={48} height={48} alt="" decoding="async" />
      ) : (
        <Icon name={isGood ? 'crown' : 'alert'} size={32} className={styles.icon} />
      )}
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {notice.message && <p className={styles.message}>{notice.message}</p>}
        {amount && <p className={styles.amount}>{amount}</p>}
        <button type="button" className={styles.sound} onClick={toggleSound}>
          {t(isSoundOn ? 'notices.soundOff' : 'notices.soundOn')}
        </button>
      </div>
      <button type="button" className={styles.close} aria-label={tCommon('close')} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}

/** What it credits or debits. Points use the operator's name if known, otherwise the pluralized default: `+1 point`. */
function useAmount(notice: Notice): string | null {
  const t = useTranslations('loyalty');
  const own = knownPointsWord();
  return noticeAmount(notice, own ?? t('pointsWord', { count: Math.abs(notice.amount ?? 0) }));
}

function useTitle(notice: Notice): string | null {
  const t = useTranslations('loyalty.notices.triggers');
  const trigger = wordlessTrigger(notice);
  return trigger ? t(trigger) : notice.title;
}

/** Whether notifications make a sound on this device, and a toggle for it; the choice is stored. */
function useSoundSwitch(): [isOn: boolean, toggle: () => void] {
  const [isOn, setIsOn] = useState(() => readStored('notice_sound_off') === null);
  function toggle(): void {
    if (isOn) writeStored('notice_sound_off', '1');
    else removeStored('notice_sound_off');
    setIsOn(!isOn);
  }
  return [isOn, toggle];
}
