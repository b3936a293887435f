'use client';

import { useTranslations } from 'next-intl';
import { counted } from '@/lib/format/thousands';
import { usePlayerMarks } from '../tile/use-player-marks';
import styles from './game-facts.module.scss';

/** R-GAME-12; renders nothing for others. */
export function FreeSpinsFact({ sysname }: { sysname: string }) {
  const t = useTranslations('games');
  const [{ freeSpins }, reader] = usePlayerMarks(false);
  const count = freeSpins.get(sysname) ?? 0;
  return (
    <>
      {count > 0 && (
        <div>
          <dt>{t('freeSpinsLeft')}</dt>
          <dd className={styles.factStrong}>{t('freeSpins', counted(count))}</dd>
        </div>
      )}
      {reader}
    </>
  );
}
