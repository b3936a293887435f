import { Icon } from './icon';
import { buttonClasses } from './button-look';
import styles from './card-cue.module.scss';

interface CardCueProps {
  text: string;
  isMain?: boolean;
}

/** Looks like a button on a card that is a link as a whole; only that link is clickable and announced. */
export function CardCue({ text, isMain = false }: CardCueProps) {
  return (
    <span className={styles.cue} aria-hidden="true">
      <span className={buttonClasses({ look: isMain ? 'primary' : 'secondary', size: isMain ? 'l' : 'm' })}>
        {text}
        <Icon name="chevronRight" size={18} />
      </span>
    </span>
  );
}
