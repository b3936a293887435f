import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogTitle, type DialogProps } from '@/components/dialogs/dialog-title';
import { withQueries } from '@/components/shared/query/query-client';
import { Button } from '@/components/ui/button';
import { FailedState } from '@/components/ui/failed-state';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { firstGamesQuery, providersQuery, type GameList } from '@/lib/games/queries';
import { MAX_PROVIDERS, MAX_RENDERED_TILES } from '@/lib/games/rules';
import type { Provider } from '@/lib/games/schema';
import { counted } from '@/lib/format/thousands';
import styles from './providers-dialog.module.scss';

/** Multiple choice of the hall's providers, with the number of matching games. */
export const ProvidersDialog = withQueries(function ProvidersDialog({
  chosen,
  list,
  close,
}: DialogProps<'gameProviders'>) {
  const t = useTranslations('games');
  const words = useTranslations('search.filter');
  const [selected, setSelected] = useState(() => new Set(chosen));
  const [text, setText] = useState('');
  const { data, isPending, refetch } = useQuery(providersQuery());
  const sought = text.trim().toLowerCase();
  const shown = data
    ?.filter(({ name, sysname }) => (name || sysname).toLowerCase().includes(sought))
    .slice(0, MAX_RENDERED_TILES);

  function toggle(sysname: string): void {
    const next = new Set(selected);
    if (!next.delete(sysname)) next.add(sysname);
    setSelected(next);
  }

  return (
    <div className={styles.choice} data-wide>
      <DialogTitle>{t('providers')}</DialogTitle>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          type="search"
          className={styles.input}
          aria-label={words('find')}
          placeholder={words('find')}
          value={text}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {isPending && <Skeleton className={styles.boxes} />}
      {!isPending && !data && <FailedState onRetry={() => void refetch()} />}
      <p role="status" className={styles.none}>
        {shown?.length === 0 && words('none')}
      </p>
      <ul className={styles.list}>
        {shown?.map((provider) => (
          <li key={provider.sysname}>
            <Entry
              provider={provider}
              isChosen={selected.has(provider.sysname)}
              isFull={selected.size >= MAX_PROVIDERS}
              onToggle={() => toggle(provider.sysname)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.buttons} data-foot>
        <ShowButton list={list} providers={[...selected]} onClick={close} />
        {selected.size > 0 && (
          <Button look="ghost" isWide onClick={() => setSelected(new Set())}>
            {words('clear')}
          </Button>
        )}
      </div>
    </div>
  );
});

interface ShowButtonProps {
  list: GameList;
  providers: readonly string[];
  onClick(providers: readonly string[]): void;
}

function ShowButton({ list, providers, onClick }: ShowButtonProps) {
  const words = useTranslations('search.filter');
  const { data } = useQuery(firstGamesQuery({ ...list, filter: { ...list.filter, providers } }, 1));
  return (
    <Button isWide onClick={() => onClick(providers)}>
      {data ? words('show', counted(data.total)) : words('showAny')}
    </Button>
  );
}

interface EntryProps {
  provider: Provider;
  isChosen: boolean;
  /** Whether as many are chosen as a filter holds. */
  isFull: boolean;
  onToggle(): void;
}

function Entry({ provider, isChosen, isFull, onToggle }: EntryProps) {
  const { sysname, name, image_url, game_params } = provider;
  return (
    <label className={styles.entry}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={onToggle}
      />
      <span className={styles.logo} aria-hidden="true">
        {image_url && <img src={image_url} width={64} height={28} alt="" loading="lazy" decoding="async" />}
      </span>
      <span className={styles.name}>{name || sysname}</span>
      <span className={styles.count}>{game_params?.count}</span>
    </label>
  );
}
