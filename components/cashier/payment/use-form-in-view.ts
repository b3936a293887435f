import { useEffect, useRef, type RefObject } from 'react';
import { takeStayClick } from '@/lib/browser/stay-click';

/** Lowest start of the fields that needs no scrolling, as a fraction of the viewport height. */
const LOWEST_START = 0.6;

/**
 * Scrolls the fields of a newly selected method into view if they begin below the viewport, or above it because the
 * previous method's fields collapsed. Returns the ref for their container.
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
