'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { DialogTitle } from '@/components/dialogs/dialog-title';
import type { DialogProps } from '@/components/dialogs/dialog-props';
import { Icon } from '@/components/ui/icon';
import { SEARCH_MIN_LENGTH } from '@/lib/games/rules';
import styles from './search-dialog.module.scss';
import { SearchResults } from './search-results';
import { useGameSearch } from './use-game-search';
import { useSearchConfig } from './use-search-config';

/** Search of games by name (R-GAME-13): results while typing, walked through by the arrow keys. */
export function SearchDialog({ close }: DialogProps<'gamesSearch'>) {
  const t = useTranslations('search');
  const [text, setText] = useState('');
  const config = useSearchConfig();
  const search = useGameSearch(text, config?.minLength ?? SEARCH_MIN_LENGTH);
  const panel = useRef<HTMLDivElement>(null);

  const walk = (event: KeyboardEvent) => moveFocus(event, panel.current);

  function openFirst(event: FormEvent): void {
    event.preventDefault();
    if (search.state === 'found') panel.current?.querySelector<HTMLAnchorElement>('a')?.click();
  }

  return (
    <div className={styles.search} ref={panel}>
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
          onKeyDown={walk}
        />
      </form>
      <SearchResults search={search} config={config} onPick={setText} onLeave={() => close()} onWalk={walk} />
    </div>
  );
}

/** Up and down lead from the field through the results and back. */
function moveFocus(event: KeyboardEvent, panel: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !panel) return;
  const stops = [...panel.querySelectorAll<HTMLElement>('input, a')];
  const place = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[place + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
