import type { Provider } from '@/lib/games/schema';
import styles from './providers.module.scss';

interface ProviderLogoProps {
  provider: Provider;
  isEager?: boolean;
}

/** A provider's logo, or its name without one. Logos are designed for a dark background. */
export function ProviderLogo({ provider: { name, sysname, image_url }, isEager = false }: ProviderLogoProps) {
  const shown = name || sysname;
  if (!image_url) return <span className={styles.wordmark}>{shown}</span>;
  return (
    <img
      src={image_url}
      width={160}
      height={64}
      alt={shown}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={styles.logo}
    />
  );
}
