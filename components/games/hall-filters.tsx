'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { isUnfiltered, NO_FILTER, type HallFilter } from '@/lib/games/rules';
import type { GameType } from '@/lib/games/schema';
import { openDialog } from '@/stores/dialogs';
import chips from './chips.module.scss';
import styles from './hall.module.scss';

interface HallFiltersProps {
  types: readonly GameType[];
  filter: HallFilter;
  onChange(filter: HallFilter): void;
}

/** Everything a hall can be narrowed by: type, providers, order, and the search. */
export function HallFilters({ types, filter, onChange }: HallFiltersProps) {
  const t = useTranslations('games');
  return (
    <div className={styles.filters}>
      {types.length > 1 && (
        <div className={chips.chips} role="group" aria-label={t('types')}>
          {types.map((type) => (
            <button
              key={type}
              type="button"
              className={clsx(chips.item, chips.chip, filter.type === type && chips.active)}
              aria-pressed={filter.type === type}
              onClick={() => onChange({ ...filter, type })}
            >
              {t(`type.${type}`)}
            </button>
          ))}
        </div>
      )}
      <div className={styles.tools}>
        <ProviderButton filter={filter} onChange={onChange} />
        <SortSelect filter={filter} onChange={onChange} />
        <button
          type="button"
          className={chips.chip}
          aria-haspopup="dialog"
          onClick={() => void openDialog('gamesSearch', {})}
        >
          <Icon name="search" size={18} className={styles.toolIcon} />
          {t('search')}
        </button>
        {!isUnfiltered(filter) && (
          <button type="button" className={chips.chip} onClick={() => onChange(NO_FILTER)}>
            <Icon name="close" size={18} className={styles.toolIcon} />
            {t('reset')}
          </button>
        )}
      </div>
    </div>
  );
}

function ProviderButton({ filter, onChange }: Omit<HallFiltersProps, 'types'>) {
  const t = useTranslations('games');
  const count = filter.providers.length;
  async function choose(): Promise<void> {
    const providers = await openDialog('gameProviders', { chosen: filter.providers });
    if (providers) onChange({ ...filter, providers });
  }
  return (
    <button
      type="button"
      className={clsx(chips.chip, count > 0 && chips.active)}
      aria-haspopup="dialog"
      onClick={() => void choose()}
    >
      <Icon name="filter" size={18} className={styles.toolIcon} />
      {count > 0 ? t('providersChosen', { count }) : t('providers')}
    </button>
  );
}

function SortSelect({ filter, onChange }: Omit<HallFiltersProps, 'types'>) {
  const t = useTranslations('games');
  return (
    <select
      className={clsx(chips.chip, styles.sort)}
      aria-label={t('sort')}
      value={filter.sort}
      onChange={(event) =>
        onChange({ ...filter, sort: event.target.value === 'name' ? 'name' : 'popularity' })
      }
    >
      <option value="popularity">{t('sortPopular')}</option>
      <option value="name">{t('sortName')}</option>
    </select>
  );
}
