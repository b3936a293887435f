import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { isUnfiltered, NO_FILTER, OWN_LISTS, type HallFilter, type HallScope } from '@/lib/games/rules';
import type { GameType } from '@/lib/content/game-types';
import { openDialog } from '@/stores/dialogs';
import { selectIsPlayer, useSession } from '@/stores/session';
import chips from './chips.module.scss';
import styles from './hall.module.scss';
import { useShownFirst } from './use-shown-first';

export interface HallFiltersProps {
  filter: HallFilter;
  onChange(change: Partial<HallFilter>): void;
}

interface HallTypesProps extends HallFiltersProps {
  types: readonly GameType[];
  /** Whether favourites are enabled (R-GAME-11). */
  hasFavourites: boolean;
  /** The user is about to choose this filter. */
  onIntent(filter: HallFilter): void;
}

/** Game types and the player's own lists, as chips. */
export function HallTypes({ types, hasFavourites, onIntent, ...choice }: HallTypesProps) {
  const t = useTranslations('games');
  const [filter, onChange] = useShownFirst(choice.filter, choice.onChange);
  const own = <OwnButtons filter={filter} hasFavourites={hasFavourites} onChange={onChange} />;
  // A single type is not a choice.
  if (types.length < 2) return own;
  return (
    <div className={chips.part} role="group" aria-label={t('types')}>
      {types.map((type) => (
        <TypeButton key={type} type={type} filter={filter} onIntent={onIntent} onChange={onChange} />
      ))}
      {own}
    </div>
  );
}

/** Further filters: providers and search; icons only on phones. */
export function HallFilters({ scope, ...choice }: HallFiltersProps & { scope: HallScope }) {
  const t = useTranslations('games');
  const [filter, onChange] = useShownFirst(choice.filter, choice.onChange);
  return (
    <div className={styles.tools}>
      <ProviderButton filter={filter} scope={scope} onChange={onChange} />
      <button
        type="button"
        className={clsx(chips.chip, styles.search)}
        aria-haspopup="dialog"
        onClick={() => void openDialog('gamesSearch', {})}
      >
        <Icon name="search" size={18} className={styles.toolIcon} />
        <span className={styles.toolName}>{t('search')}</span>
      </button>
      {!isUnfiltered(filter) && (
        <button type="button" className={chips.chip} onClick={() => onChange(NO_FILTER)}>
          <Icon name="close" size={18} className={styles.toolIcon} />
          <span className={styles.toolName}>{t('reset')}</span>
        </button>
      )}
    </div>
  );
}

function TypeButton({
  type,
  filter,
  onIntent,
  onChange,
}: HallFiltersProps & Pick<HallTypesProps, 'onIntent'> & { type: GameType }) {
  const t = useTranslations('games');
  const fetchAhead = () => onIntent({ ...filter, type });
  return (
    <button
      type="button"
      className={clsx(chips.item, chips.chip, filter.type === type && chips.active)}
      aria-pressed={filter.type === type}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => onChange({ type })}
    >
      {t(`type.${type}`)}
    </button>
  );
}

/**
 * A player's own lists. Guests have none; only an address that selects one asks them to sign in. They are at the end of
 * a scrolling row, so that nothing shifts when the session becomes known.
 */
function OwnButtons({ filter, hasFavourites, onChange }: Omit<HallTypesProps, 'types' | 'onIntent'>) {
  const t = useTranslations('games');
  const isPlayer = useSession(selectIsPlayer);
  if (!isPlayer) return null;
  return OWN_LISTS.filter((own) => own !== 'favourites' || hasFavourites).map((own) => (
    <button
      key={own}
      type="button"
      className={clsx(chips.item, chips.chip, filter.own === own && chips.active)}
      aria-pressed={filter.own === own}
      onClick={() => onChange({ own: filter.own === own ? null : own })}
    >
      {t(`own.${own}`)}
    </button>
  ));
}

function ProviderButton({ filter, scope, onChange }: HallFiltersProps & { scope: HallScope }) {
  const t = useTranslations('games');
  const count = filter.providers.length;
  async function choose(): Promise<void> {
    const providers = await openDialog('gameProviders', {
      chosen: filter.providers,
      list: { filter, scope },
    });
    if (providers) onChange({ providers });
  }
  return (
    <button
      type="button"
      className={clsx(chips.chip, count > 0 && chips.active)}
      aria-haspopup="dialog"
      onClick={() => void choose()}
    >
      <Icon name="filter" size={18} className={styles.toolIcon} />
      <span className={styles.toolName}>{count > 0 ? t('providersChosen', { count }) : t('providers')}</span>
      {count > 0 && (
        <span className={styles.chosen} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
