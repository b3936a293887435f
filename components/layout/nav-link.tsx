'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { useSitePath } from '@/components/ui/site-path';
import { isOnPage } from '@/lib/routing/is-on-page';

interface NavLinkProps {
  href: string;
  className?: string | undefined;
  activeClassName?: string | undefined;
  /** Language of the text if it differs from the page's. */
  lang?: 'en' | undefined;
  children: ReactNode;
  onClick?: () => void;
}

/** Marked as active on its own page and below it. */
export function NavLink({ href, className, activeClassName, ...rest }: NavLinkProps) {
  const isActive = isOnPage(useSitePath(), href);
  return (
    <Link
      href={href}
      className={clsx(className, isActive && activeClassName)}
      aria-current={isActive ? 'page' : undefined}
      {...rest}
    />
  );
}
