import { ContentLink } from '@/components/ui/content-link';
import { linkTarget } from '@/lib/content/menu-links.server';
import type { Common } from '@/lib/content/schema-common';
import styles from './footer-marks.module.scss';

/** Logos of licences and test labs, designed for a dark background; linked if they have a target. */
export function FooterMarks({ marks, label }: { marks: Common['footerMarks']; label: string }) {
  return (
    <ul aria-label={label} className={styles.marks}>
      {marks.map(({ name, image, url }) => {
        const picture = <img src={image} alt={name} loading="lazy" decoding="async" />;
        return (
          <li key={`${name} ${image}`}>
            {url === null ? picture : <ContentLink href={linkTarget(url)}>{picture}</ContentLink>}
          </li>
        );
      })}
    </ul>
  );
}
