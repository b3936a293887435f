import { sectionLinks } from '@/components/content/section-links.server';
import { Section } from '@/components/ui/section';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/routing/paths';
import type { Provider } from '@/lib/games/schema';
import { ProviderLogo } from './provider-logo';
import styles from './providers.module.scss';

interface ProviderRowProps {
  title: string;
  providers: readonly Provider[];
}

/** Row of provider logos, each linked to its games; renders nothing without providers. */
export async function ProviderRow({ title, providers }: ProviderRowProps) {
  if (providers.length === 0) return null;
  return (
    <Section title={title} href={paths.providers()} isLate {...await sectionLinks()}>
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
