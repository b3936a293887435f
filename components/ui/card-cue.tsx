import { Icon } from './icon';
import { buttonClasses } from './button-look';
import styles from './card-cue.module.scss';

interface CardCueProps {
  text: string;
  /** Looks like a button: on the leading card of a list alone. */
  isButton?: boolean;
}

/** Where a card leads that is a link as a whole; only that link is clickable and announced. */
export function CardCue({ text, isButton = false }: CardCueProps) {
  return (
    <span className={styles.cue} aria-hidden="true">
      <span className={isButton ? buttonClasses({ look: 'secondary' }) : undefined}>
        {text}
        <Icon name="chevronRight" size={16} />
      </span>
    </span>
  );
}
