import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';

/** A site path; a full URL, which opens a new window; or a place in the page, mail, telephone. */
export function ContentLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  if (href.startsWith('/')) {
    return (
      <Link {...rest} href={href}>
        {children}
      </Link>
    );
  }
  if (!/^http/i.test(href)) {
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
