import styles from './level-ring.module.scss';

interface LevelRingProps {
  /** Progress to the next level, 0 to 100. */
  percent: number;
  /** Shown in the middle. */
  letter: string;
}

/** Progress to the next level as a ring; the text beside it says the same. */
export function LevelRing({ percent, letter }: LevelRingProps) {
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
      {letter.toUpperCase()}
    </span>
  );
}
