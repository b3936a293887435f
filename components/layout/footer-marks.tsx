import { ContentLink } from '@/components/ui/content-link';
import styles from './footer-marks.module.scss';

export interface FooterMark {
  name: string;
  image: string;
  url: string | null;
}

/**
 * Marks of licences and test houses, made for a dark background: each a picture that is known by its name, and a link
 * where it leads somewhere.
 */
export function FooterMarks({ marks, label }: { marks: readonly FooterMark[]; label: string }) {
  return (
    <ul aria-label={label} className={styles.marks}>
      {marks.map(({ name, image, url }) => {
        const picture = <img src={image} alt={name} loading="lazy" decoding="async" />;
        return (
          <li key={`${name} ${image}`}>
            {url === null ? picture : <ContentLink href={url}>{picture}</ContentLink>}
          </li>
        );
      })}
    </ul>
  );
}
