'use client';

export function DemoModeDialog() {
  return null;
}
