import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';

/** A link the operator wrote: inside the site by its path, or elsewhere by its whole address. */
export function ContentLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  if (href.startsWith('/')) {
    return (
      <Link {...rest} href={href}>
        {children}
      </Link>
    );
  }
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
