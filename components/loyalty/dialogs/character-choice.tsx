import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PictureBox } from '@/components/ui/picture-box';
import type { Character } from '@/lib/loyalty/schema';
import { platformPicture } from '@/lib/routing/platform-picture';
import { uniqueBy } from '@/lib/platform/unique-by';
import styles from './loyalty-dialog.module.scss';

interface CharacterChoiceProps {
  characters: readonly Character[];
  /** The selected character, and the player's current one. */
  chosen: string | null;
  current: string | null;
  onChoose(id: string): void;
}

/** Characters as a radio group. The marker overlays the picture, so that all have the same height. */
export function CharacterChoice({ characters, chosen, current, onChoose }: CharacterChoiceProps) {
  const t = useTranslations('loyalty.characters');
  const unique = uniqueBy(characters, 'id');
  return (
    <fieldset className={styles.characters}>
      <legend className="visuallyHidden">{t('dialogTitle')}</legend>
      {unique.map(({ id, name, image }) => (
        <label key={id} className={styles.character}>
          <input
            type="radio"
            name="character"
            value={id}
            className={styles.radio}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <PictureBox
            src={platformPicture(image)}
            width={160}
            height={160}
            icon="user"
            className={styles.portrait}
          />
          <span className={styles.name}>{name}</span>
          {id === current && (
            <span className={styles.mark}>
              <Icon name="checkCircle" size={24} />
              <span className="visuallyHidden">{t('chosen')}</span>
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
