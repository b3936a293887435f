'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { DialogTitle } from '@/components/dialogs/dialog-title';
import type { DialogProps } from '@/components/dialogs/registry';
import { Icon } from '@/components/ui/icon';
import styles from './search-dialog.module.scss';
import { SearchResults } from './search-results';
import { useGameSearch } from './use-game-search';

/** Search of games by name (R-GAME-13): results while typing, walked through by the arrow keys. */
export function SearchDialog({ close }: DialogProps<'gamesSearch'>) {
  const t = useTranslations('search');
  const [text, setText] = useState('');
  const search = useGameSearch(text);
  const panel = useRef<HTMLDivElement>(null);

  function openFirst(event: FormEvent): void {
    event.preventDefault();
    panel.current?.querySelector<HTMLAnchorElement>('a')?.click();
  }

  return (
    <div className={styles.search} ref={panel} onKeyDown={(event) => walk(event, panel.current)}>
      <DialogTitle>{t('title')}</DialogTitle>
      <form role="search" className={styles.field} onSubmit={openFirst}>
        <Icon name="search" className={styles.icon} />
        <input
          type="search"
          name="search"
          className={styles.input}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          value={text}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          // The dialog was opened to type here.
          autoFocus
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      <SearchResults search={search} onPick={setText} onLeave={() => close()} />
    </div>
  );
}

/** Up and down lead from the field through the results and back. */
function walk(event: KeyboardEvent, panel: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !panel) return;
  const stops = [...panel.querySelectorAll<HTMLElement>('input, a')];
  const place = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[place + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
