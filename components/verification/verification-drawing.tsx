import { Icon, type IconName } from '@/components/ui/icon';
import styles from './verification-drawing.module.scss';

/** An identity card before the camera, and over it what became of the check. */
export function VerificationDrawing({ icon }: { icon: IconName }) {
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.drawing}>
        <svg viewBox="0 0 240 180">
          <path
            className={styles.corners}
            d="M32 40V20q0-8 8-8h20M180 12h20q8 0 8 8v20M208 140v20q0 8-8 8h-20M60 168H40q-8 0-8-8v-20"
          />
          <rect
            className={styles.behind}
            x="62"
            y="42"
            width="134"
            height="88"
            rx="10"
            transform="rotate(9 129 86)"
          />
          <g transform="rotate(-5 120 90)">
            <rect className={styles.paper} x="48" y="46" width="144" height="92" rx="10" />
            <path className={styles.band} d="M48 64v-8q0-10 10-10h124q10 0 10 10v8z" />
            <rect className={styles.photo} x="60" y="74" width="42" height="52" rx="6" />
            <path
              className={styles.person}
              d="M81 82a9 9 0 0 1 0 18a9 9 0 0 1 0-18M64 126q0-20 17-20t17 20z"
            />
            <path className={styles.lines} d="M114 80h64M114 93h48M114 106h56M114 119h26" />
          </g>
        </svg>
        <span className={styles.medal}>
          <Icon name={icon} size={32} />
        </span>
      </div>
    </div>
  );
}
