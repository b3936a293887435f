import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import styles from './loyalty-view.module.scss';

const STEPS = [
  { key: 'earn', icon: 'dice' },
  { key: 'level', icon: 'crown' },
  { key: 'spend', icon: 'gift' },
] as const;

/** The loyalty programme in three steps. */
export async function HowItWorks() {
  const t = await getTranslations('loyalty.how');
  return (
    <ol className={styles.steps}>
      {STEPS.map(({ key, icon }) => (
        <li key={key} className={styles.step}>
          <span className={styles.medal}>
            <Icon name={icon} size={26} />
          </span>
          <h3 className={styles.name}>{t(`${key}Title`)}</h3>
          <p className={styles.soft}>{t(`${key}Text`)}</p>
        </li>
      ))}
    </ol>
  );
}
