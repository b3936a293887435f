import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogTitle, type DialogProps } from '@/components/dialogs/dialog-title';
import { QueryProvider } from '@/components/shared/query/query-client';
import { Button } from '@/components/ui/button';
import { RetainedFocus } from '@/components/ui/retained-focus';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { Skeleton } from '@/components/ui/skeleton';
import { useSetCharacter } from '@/lib/loyalty/mutations';
import { charactersQuery } from '@/lib/loyalty/queries';
import type { Character } from '@/lib/loyalty/schema';
import { openDialog } from '@/stores/dialogs';
import { showToast } from '@/stores/toasts';
import { CharacterChoice } from './character-choice';
import styles from './loyalty-dialog.module.scss';

/** Character selection; a change asks for confirmation (R-LOY-06). */
export function CharacterDialog({ close }: DialogProps<'loyaltyCharacter'>) {
  const t = useTranslations('loyalty.characters');
  return (
    <QueryProvider>
      <RetainedFocus className={styles.dialog}>
        <DialogTitle>{t('dialogTitle')}</DialogTitle>
        <Choice close={() => close()} />
      </RetainedFocus>
    </QueryProvider>
  );
}

function Choice({ close }: { close(): void }) {
  const t = useTranslations('loyalty.characters');
  const { data, isPending, error, refetch } = useQuery(charactersQuery);
  const [picked, setPicked] = useState<string | null>(null);
  const change = useChange(close);
  if (isPending) return <Skeleton className={styles.skeleton} />;
  if (!data) return <FailedRead error={error} onRetry={() => void refetch()} />;
  const characters = data.items;
  if (characters.length === 0) return <p>{t('empty')}</p>;
  const chosen = picked ?? data.id;
  const character = characters.find(({ id }) => id === chosen);
  return (
    <>
      <CharacterChoice characters={characters} chosen={chosen} current={data.id} onChoose={setPicked} />
      <div className={styles.buttons}>
        <Button
          isBusy={change.isPending}
          disabled={!character || character.id === data.id}
          onClick={() => character && void change.ask(character, data.id !== null)}
        >
          {t('select')}
        </Button>
      </div>
    </>
  );
}

function useChange(close: () => void) {
  const t = useTranslations('loyalty.characters');
  const set = useSetCharacter();

  async function ask(character: Character, isChange: boolean): Promise<void> {
    const { name, image } = character;
    if (!(await openDialog('loyaltyCharacterConfirm', { name, image, isChange }))) return;
    const [done] = await Promise.allSettled([set.mutateAsync(character.id)]);
    if (done.status === 'rejected') return;
    showToast('success', t('done', { name }));
    close();
  }

  return { ask, isPending: set.isPending };
}
