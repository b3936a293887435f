import type { RefObject } from 'react';
import { useTranslations } from 'next-intl';
import { groupThousands } from '@/lib/format/thousands';
import styles from './search-dialog.module.scss';
import { SearchOptionLink, type SearchOption } from './search-option';
import { LIST_ID } from './use-listbox';

/** Options of one kind under a heading. */
export interface SearchGroup {
  kind: 'games' | 'providers' | 'categories' | 'recommended' | 'recent';
  options: readonly SearchOption[];
  /** Of games found, also those not shown yet. */
  total?: number;
}

interface SearchListProps {
  groups: readonly SearchGroup[];
  active: number | null;
  list: RefObject<HTMLDivElement | null>;
  query: string;
  onLeave(): void;
}

/** Results or recommendations: one listbox for the keyboard, visually grouped. */
export function SearchList({ groups, active, list, query, onLeave }: SearchListProps) {
  const t = useTranslations('search');
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <div id={LIST_ID} ref={list} role="listbox" aria-label={t('results')} className={styles.list}>
      {groups.map(({ kind, options, total }, at) => (
        <div key={kind} role="group" aria-labelledby={`search-${kind}`} className={styles.group}>
          <div role="presentation" className={styles.found}>
            <p id={`search-${kind}`} role="presentation" className={styles.label}>
              {t(kind)}
            </p>
            {/* Announced as a status. */}
            {total !== undefined && (
              <span className={styles.count} aria-hidden="true">
                {groupThousands(String(total))}
              </span>
            )}
          </div>
          <div role="presentation" className={isOfGames(kind) ? styles.results : styles.tags}>
            {options.map((option, place) => (
              <SearchOptionLink
                key={option.key}
                option={option}
                place={(starts[at] ?? 0) + place}
                isActive={(starts[at] ?? 0) + place === active}
                query={query}
                onLeave={onLeave}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function isOfGames(kind: SearchGroup['kind']): boolean {
  return kind !== 'providers' && kind !== 'categories';
}
