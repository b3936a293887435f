import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import chips from './chips.module.scss';
import type { HallFiltersProps } from './hall-filters';
import styles from './hall.module.scss';
import { useShownFirst } from './use-shown-first';

/** None for a player's own games, which the platform lists as they are named. */
export function HallSort({ filter, onChange }: HallFiltersProps) {
  const t = useTranslations('games');
  const [shown, choose] = useShownFirst(filter, onChange);
  if (shown.own) return null;
  return (
    <select
      className={clsx(chips.chip, styles.sort)}
      aria-label={t('sort')}
      value={shown.sort}
      onChange={(event) => choose({ sort: event.target.value === 'name' ? 'name' : 'popularity' })}
    >
      <option value="popularity">{t('sortPopular')}</option>
      <option value="name">{t('sortName')}</option>
    </select>
  );
}
