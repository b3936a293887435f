import { ContentLink } from '@/components/ui/content-link';
import { linkTarget } from '@/lib/content/menu-links.server';
import styles from './footer-marks.module.scss';

export interface FooterMark {
  name: string;
  image: string;
  url: string | null;
}

/** Logos of licences and test labs, designed for a dark background; linked if they have a target. */
export function FooterMarks({ marks, label }: { marks: readonly FooterMark[]; label: string }) {
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
