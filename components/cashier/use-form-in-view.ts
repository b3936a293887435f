'use client';

import { useEffect, type RefObject } from 'react';

/** How far down the screen the form may begin without being brought up: a part of its height. */
const LOWEST_START = 0.6;

let isChosen = false;

/** A method was pressed: its form is to be seen once it stands there. */
export function noteChoice(): void {
  isChosen = true;
}

/** Brings the form of a method that was just chosen into view, where the list of methods has it below the screen. */
export function useFormInView(form: RefObject<HTMLElement | null>, sysname: string): void {
  useEffect(() => {
    if (!isChosen) return;
    isChosen = false;
    const start = form.current?.getBoundingClientRect().top ?? 0;
    if (start > window.innerHeight * LOWEST_START) form.current?.scrollIntoView({ block: 'start' });
  }, [form, sysname]);
}
