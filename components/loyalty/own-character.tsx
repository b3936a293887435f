'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { PictureBox } from '@/components/ui/picture-box';
import type { Character } from '@/lib/loyalty/schema';
import { platformPicture } from '@/lib/platform/picture';
import { openDialog } from '@/stores/dialogs';
import styles from './member-panel.module.scss';

/** The character that goes with the player, and the way to another one (R-LOY-06). */
export function OwnCharacter({ character }: { character: Character | null }) {
  const t = useTranslations('loyalty.characters');
  return (
    <div className={styles.character}>
      {character && (
        <PictureBox
          src={platformPicture(character.image)}
          width={64}
          height={64}
          icon="user"
          className={styles.portrait}
        />
      )}
      <p className={styles.label}>{character ? t('yours', { name: character.name }) : t('teaser')}</p>
      <Button look="secondary" onClick={() => void openDialog('loyaltyCharacter', {})}>
        {t(character ? 'change' : 'choose')}
      </Button>
    </div>
  );
}
