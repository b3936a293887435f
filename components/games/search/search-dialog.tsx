import { useTranslations } from 'next-intl';
import { useDeferredValue, useRef, useState, useMemo } from 'react';
import { DialogTitle, type DialogProps } from '@/components/dialogs/dialog-title';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { lastGames } from '@/lib/games/last-games';
import { keepSearch } from '@/lib/games/recent-searches';
import { SEARCH_MIN_LENGTH } from '@/lib/games/rules';
import { GAME_KINDS } from '@/lib/content/game-types';
import type { SearchGame, SearchIndex } from '@/lib/games/search-index';
import { replaceFailedPictures } from '../tile/failed-pictures';
import styles from './search-dialog.module.scss';
import { firstGamePlace, searchGroups, startGroups } from './search-groups';
import { SearchList } from './search-list';
import { SearchState } from './search-results';
import { SearchStart } from './search-start';
import { RESULT_STEP, useGameSearch } from './use-game-search';
import { LIST_ID, useListbox } from './use-listbox';
import { useRecommendedGames, useSearchConfig, useSearchIndex } from './use-search-data';

/** Roughly what fits above a phone's keyboard. */
const FIRST_RESULTS = 5;

/** Until the operator's settings have loaded. */
const UNKNOWN = {
  minLength: SEARCH_MIN_LENGTH,
  popularQueries: null,
  recommendedSysnames: null,
  hiddenCategories: [] as readonly string[],
};

/**
 * Search of games by name, provider and type (R-GAME-13): results on each keystroke from the catalogue on the device,
 * one listbox for field and arrow keys, popular searches and recommended games while the field is empty.
 */
export function SearchDialog({ close }: DialogProps<'gamesSearch'>) {
  const t = useTranslations('search');
  const [text, setText] = useState('');
  const [recent] = useState(lastGames);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const settings = useSearchConfig() ?? UNKNOWN;
  const index = useSearchIndex();
  const search = useGameSearch(text, settings.minLength, index);
  const recommended = useRecommendedGames(settings.recommendedSysnames, index);
  const noteOf = useGameNotes(index, search.games);
  const isIdle = search.state === 'idle';
  const categories = search.categories.filter(({ id }) => !settings.hiddenCategories.includes(id));
  // The first games render with the keystroke, the rest in a deferred render.
  const isSettled = useDeferredValue(text) === text;
  const games = isSettled ? search.games : search.games.slice(0, FIRST_RESULTS);
  const groups = isIdle
    ? startGroups(recent, recommended, noteOf)
    : searchGroups({ ...search, games, categories }, noteOf);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const shown = isIdle ? '' : text;
  const listbox = useListbox(list, { count, preferred: firstGamePlace(groups), shown });

  function pick(query: string): void {
    setText(query);
    input.current?.focus();
  }

  /** Only successful searches are stored. */
  function leave(): void {
    if (!isIdle) keepSearch(text);
    close();
  }

  /** The button unmounts when clicked, so focus moves to the field. */
  function retry(): void {
    input.current?.focus();
    search.retry();
  }

  /** The last games unmount the button. */
  function showMore(): void {
    if (search.total - search.games.length <= RESULT_STEP) input.current?.focus();
    search.showMore();
  }

  return (
    <div ref={replaceFailedPictures} className={styles.search}>
      <DialogTitle>{t('title')}</DialogTitle>
      <div role="search" className={styles.field}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          name="search"
          role="combobox"
          className={styles.input}
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-controls={LIST_ID}
          aria-expanded={count > 0}
          aria-activedescendant={listbox.activeId}
          placeholder={t('placeholder')}
          value={text}
          maxLength={100}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          // The dialog is opened to type here.
          autoFocus
          onChange={(event) => setText(event.target.value)}
          onKeyDown={listbox.onKeyDown}
        />
      </div>
      <SearchState search={{ ...search, categories, retry }} onLeave={() => close()} />
      {isIdle && <SearchStart popular={settings.popularQueries} hasGames={count > 0} onPick={pick} />}
      <SearchList groups={groups} active={listbox.active} list={list} query={shown} onLeave={leave} />
      {isSettled && search.hasMore && (
        <Button look="secondary" className={styles.more} isBusy={search.isLoadingMore} onClick={showMore}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

/** One line with provider and type of a game; empty if both are unknown. */
function useGameNotes(index: SearchIndex | null, found: readonly SearchGame[]) {
  const t = useTranslations('search.types');
  const games = useMemo(() => new Map(index?.data.games.map((game) => [game.sysname, game])), [index]);
  const makers = useMemo(
    () => new Map(index?.data.providers.map(({ sysname, name }) => [sysname, name])),
    [index],
  );
  return (sysname: string): string => {
    const game = games.get(sysname) ?? found.find((other) => other.sysname === sysname);
    const kind = GAME_KINDS.find((name) => name === game?.type);
    return [makers.get(game?.provider ?? ''), kind && t(kind)].filter(Boolean).join(' · ');
  };
}
