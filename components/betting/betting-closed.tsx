import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/routing/paths';
import styles from './betting-closed.module.scss';

const WAYS = [
  { key: 'live', icon: 'live', href: paths.gameHall() },
  { key: 'tournaments', icon: 'trophy', href: paths.tournaments() },
  { key: 'offers', icon: 'gift', href: paths.offers() },
  { key: 'support', icon: 'chat', href: paths.support() },
] as const satisfies readonly { key: string; icon: IconName; href: string }[];

/** While no sportsbook is connected: what this means for players, and next steps. */
export async function BettingClosed() {
  const t = await getTranslations('betting');
  return (
    <div className={styles.closed}>
      <section className={styles.panel}>
        <span className={styles.medal}>
          <Icon name="target" size={40} />
        </span>
        <h2 className={styles.title}>{t('closed.title')}</h2>
        <p className={styles.text}>{t('closed.text')}</p>
        <p className={styles.text}>{t('closed.balances')}</p>
        <ButtonLink href={paths.gameHall()} size="l">
          {t('closed.button')}
        </ButtonLink>
      </section>
      <h2 className={styles.heading}>{t('closed.meanwhile')}</h2>
      <ul className={styles.ways}>
        {WAYS.map(({ key, icon, href }) => (
          <li key={key}>
            <Link href={href} className={styles.way}>
              <Icon name={icon} size={26} className={styles.icon} />
              <span>
                <strong className={styles.name}>{t(`closed.${key}.title`)}</strong>
                <span className={styles.note}>{t(`closed.${key}.text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
