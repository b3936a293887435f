import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

interface ContentLinkProps {
  href: string;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A link the operator wrote: inside the site by its path, or elsewhere by its whole address. */
export function ContentLink({ href, className, onClick, children }: ContentLinkProps) {
  if (href.startsWith('/')) {
    return (
      <Link href={href} className={className} onClick={onClick}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer nofollow" onClick={onClick}>
      {children}
    </a>
  );
}
