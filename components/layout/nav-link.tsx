'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { useSitePath } from '@/components/ui/site-path';

interface NavLinkProps {
  href: string;
  className?: string | undefined;
  activeClassName?: string | undefined;
  /** Language of the text if it differs from the page's. */
  lang?: 'en' | undefined;
  children: ReactNode;
  onClick?: () => void;
}

/** Marked as active on its own page. */
export function NavLink({ href, className, activeClassName, ...rest }: NavLinkProps) {
  const isActive = isActivePath(useSitePath(), href);
  return (
    <Link
      href={href}
      className={clsx(className, isActive && activeClassName)}
      aria-current={isActive ? 'page' : undefined}
      {...rest}
    />
  );
}

/** On the entry's page or below it. */
function isActivePath(path: string, href: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}
