import styles from './logo.module.scss';

/** A letter A around a rising sun, and the site's name if known. `public/offline/*.html` have copies. */
export function Logo({ name }: { name: string | null }) {
  return (
    <span className={styles.logo}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <path
          d="M16 3 5 29h5.4l2.1-5.4h7L21.6 29H27L16 3Z"
          fill="none"
          stroke="var(--accent)"
          strokeWidth="2.2"
          strokeLinejoin="round"
        />
        <path d="M11.4 19.4a4.6 4.6 0 0 1 9.2 0Z" fill="var(--accent-strong)" />
        <path
          d="M16 9.6v3.1M11.9 11.9l1.5 2.3M20.1 11.9l-1.5 2.3"
          stroke="var(--accent)"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      {name !== null && <span className={styles.name}>{name}</span>}
    </span>
  );
}
