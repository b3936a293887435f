import { Section } from '@/components/ui/section';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/routing/paths';
import type { Provider } from '@/lib/games/schema';
import { ProviderLogo } from './provider-logo';
import styles from './providers.module.scss';

interface ProviderRowProps {
  title: string;
  linkLabel: string;
  isTitleLink: boolean;
  providers: readonly Provider[];
}

/** Row of provider logos, each linked to its games; renders nothing without providers. */
export function ProviderRow({ providers, ...section }: ProviderRowProps) {
  if (providers.length === 0) return null;
  return (
    <Section href={paths.providers()} isLate {...section}>
      <ul className={styles.row}>
        {providers.map((provider) => (
          <li key={provider.sysname}>
            <Link href={paths.gameHall({ providers: [provider.sysname] })} className={styles.card}>
              <ProviderLogo provider={provider} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
