import { Icon } from './icon';
import { buttonClasses, type ButtonLook } from './button-look';
import styles from './card-cue.module.scss';

interface CardCueProps {
  text: string;
  /** Looks like a button: primary on a page's leading card alone. */
  look?: ButtonLook['look'];
}

/** Where a card leads that is a link as a whole; only that link is clickable and announced. */
export function CardCue({ text, look }: CardCueProps) {
  return (
    <span className={styles.cue} aria-hidden="true">
      <span className={look && buttonClasses({ look })}>
        {text}
        <Icon name="chevronRight" size={16} />
      </span>
    </span>
  );
}
