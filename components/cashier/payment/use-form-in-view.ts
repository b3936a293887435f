'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { takeStayClick } from '@/lib/browser/stay-click';

/** How far down the screen the fields may begin without being brought up: a part of its height. */
const LOWEST_START = 0.6;

/**
 * Brings the fields of a method that was just chosen into view, where they begin below the screen, or above it because
 * those of the method before closed. Gives the ref of what holds them.
 */
export function useFormInView<Part extends HTMLElement>(sysname: string): RefObject<Part | null> {
  const fields = useRef<Part>(null);
  useEffect(() => {
    if (!takeStayClick()) return;
    const start = fields.current?.getBoundingClientRect().top ?? 0;
    if (start < 0 || start > window.innerHeight * LOWEST_START) {
      fields.current?.scrollIntoView({ block: 'start' });
    }
  }, [sysname]);
  return fields;
}
