import { useLocale, useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { FilterSelect } from '@/components/ui/filter-select';
import { PERIODS } from '@/lib/money/period';
import { RESULTS, betFilterQuery, readBetFilter, type BetFilter } from '@/lib/profile/bet-filter';

interface BetFiltersProps {
  filter: BetFilter;
  /** Games of the rounds loaded so far, by sysname. */
  games: ReadonlyMap<string, string>;
  onChange: (filter: BetFilter) => void;
}

export function BetFilters({ filter, games, onChange }: BetFiltersProps) {
  const t = useTranslations('profile.bets.filter');
  const locale = useLocale();
  const { game } = filter;
  const known = [...games].sort(([, one], [, other]) => one.localeCompare(other, locale));
  // The address may name a game not loaded yet.
  const asked = game === null || games.has(game) ? [] : [[game, game] as const];
  return (
    <>
      <FilterSelect
        label={t('period')}
        value={filter.period}
        options={PERIODS.map((name) => [name, t(`periods.${name}`)] as const)}
        onChange={(period) => onChange({ ...filter, period })}
      />
      <FilterSelect
        label={t('result')}
        value={filter.result}
        options={RESULTS.map((name) => [name, t(`results.${name}`)] as const)}
        onChange={(result) => onChange({ ...filter, result })}
      />
      <FilterSelect
        label={t('game')}
        value={game ?? ''}
        options={[['', t('anyGame')], ...asked, ...known]}
        onChange={(chosen) => onChange({ ...filter, game: chosen || null })}
      />
    </>
  );
}

/** The filter in the address; each change is a history entry, so that Back undoes it. */
export function useBetFilter(): [BetFilter, (filter: BetFilter) => void] {
  const filter = readBetFilter(useSearchParams());
  function choose(next: BetFilter): void {
    const { pathname, search } = window.location;
    window.history.pushState(null, '', `${pathname}${betFilterQuery(next, search)}`);
  }
  return [filter, choose];
}
