import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { removeStored } from '@/lib/browser/storage';
import { chosenTheme } from '@/lib/browser/theme';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { ThemeChoice } from './theme-choice';

afterEach(() => removeStored('theme'));

describe.each([
  ['en', 'Appearance', ['Dark', 'Light', 'System']],
  ['fr', 'Apparence', ['Sombre', 'Clair', 'Système']],
] as const)('the choice of the look in %s', (locale, group, names) => {
  it('is a group of three, dark until another is chosen, and remembers it', async () => {
    const { user, unmount } = renderWithTexts(<ThemeChoice isNamed />, locale);
    expect(screen.getByRole('radiogroup', { name: group })).toBeVisible();
    const choices = screen.getAllByRole('radio');
    expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual(names);
    expect(choices[0]).toBeChecked();
    await user.click(screen.getByRole('radio', { name: names[2] }));
    expect(choices[2]).toBeChecked();
    expect(chosenTheme()).toBe('system');
    unmount();
    renderWithTexts(<ThemeChoice />, locale);
    expect(screen.getByRole('radio', { name: names[2] })).toBeChecked();
  });
});
