'use client';

import { useEffect, type RefObject } from 'react';
import { takeStayPress } from '@/lib/browser/stay-press';

/** How far down the screen the form may begin without being brought up: a part of its height. */
const LOWEST_START = 0.6;

/** Brings the form of a method that was just chosen into view, where the list of methods has it below the screen. */
export function useFormInView(form: RefObject<HTMLElement | null>, sysname: string): void {
  useEffect(() => {
    if (!takeStayPress()) return;
    const start = form.current?.getBoundingClientRect().top ?? 0;
    if (start > window.innerHeight * LOWEST_START) form.current?.scrollIntoView({ block: 'start' });
  }, [form, sysname]);
}
