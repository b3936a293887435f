import { Icon } from '@/components/ui/icon';
import styles from './level-avatar.module.scss';

interface LevelAvatarProps {
  /** To the next level, 0 to 100. */
  percent: number;
  /** Shown in the middle: the player's letter, or a level's crown, since the header has the letter. */
  letter: string | null;
}

/** The text beside it says the same. */
export function LevelAvatar({ percent, letter }: LevelAvatarProps) {
  return (
    <span className={styles.ring} aria-hidden="true">
      <svg viewBox="0 0 48 48">
        <circle className={styles.track} cx="24" cy="24" r="21.5" />
        {percent > 0 &&
          [styles.rim, styles.way].map((className) => (
            <circle
              key={className}
              className={className}
              cx="24"
              cy="24"
              r="21.5"
              pathLength={100}
              strokeDasharray={`${percent} 100`}
              transform="rotate(-90 24 24)"
            />
          ))}
      </svg>
      {letter?.toUpperCase() ?? <Icon name="crown" size={20} />}
    </span>
  );
}
