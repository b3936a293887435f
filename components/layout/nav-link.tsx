'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { useSitePath } from '@/components/ui/site-path';

interface NavLinkProps {
  href: string;
  className?: string | undefined;
  activeClassName?: string | undefined;
  /** Language of the text where it is not the page's. */
  lang?: 'en' | undefined;
  children: ReactNode;
  onClick?: () => void;
}

/** Menu entry that marks itself on its own page. */
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

/** True when `path` is the entry's page or lies below it. */
function isActivePath(path: string, href: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}
