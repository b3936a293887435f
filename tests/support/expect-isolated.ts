import { screen } from '@testing-library/react';
import { expect } from 'vitest';

/** A name whose direction is not the page's. */
export const HEBREW_NAME = 'שלום!';

/** Expects a text whose direction may be another one to leave the text beside it as it is, wherever it stands. */
export function expectIsolated(text: string): void {
  const shown = screen.getAllByText(text);
  expect(shown.length).toBeGreaterThan(0);
  for (const element of shown) expect(element.closest('bdi')).not.toBeNull();
}
