import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';

/** A link from the operator: inside the site by path, inside the page by hash, or external by full URL. */
export function ContentLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  if (href.startsWith('/')) {
    return (
      <Link {...rest} href={href}>
        {children}
      </Link>
    );
  }
  if (href.startsWith('#')) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
