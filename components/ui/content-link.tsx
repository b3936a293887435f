import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

interface ContentLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link the operator wrote: inside the site by its path, or elsewhere by its whole address. */
export function ContentLink({ href, className, children }: ContentLinkProps) {
  if (href.startsWith('/')) {
    return (
      <Link href={href} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
