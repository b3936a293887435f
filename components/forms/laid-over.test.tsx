import { compile } from 'sass';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CharacterChoice } from '@/components/loyalty/dialogs/character-choice';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { renderForm } from './form.test-support';

const PARTS = [
  [
    'sex',
    'components/forms/sex-field.module.scss',
    () => void renderForm([{ name: 'sex', type: 'sex', labelKey: 'sex' }]),
  ],
  [
    'characters',
    'components/loyalty/dialogs/loyalty-dialog.module.scss',
    () => {
      const characters = ['1', '2'].map((id) => ({ id, name: `Hero ${id}`, image: null }));
      const choice = { characters, chosen: null, current: '1', onChoose: vi.fn() };
      renderWithTexts(<CharacterChoice {...choice} />);
    },
  ],
] as const;

afterEach(() => document.head.replaceChildren());

describe.each(PARTS)('radio buttons that their labels draw (%s)', (_name, file, draw) => {
  it('cover their labels, so that a click on one is a click on the button', () => {
    const sheet = document.createElement('style');
    sheet.textContent = compile(file).css;
    document.head.append(sheet);
    draw();
    for (const radio of screen.getAllByRole('radio')) {
      const { position, inset, width, height, opacity, clipPath } = getComputedStyle(radio);
      expect({ position, inset, width, height, opacity }).toEqual({
        position: 'absolute',
        inset: '0',
        width: '100%',
        height: '100%',
        opacity: '0',
      });
      expect(['', 'none']).toContain(clipPath);
      const label = radio.closest('label') ?? document.body;
      expect(getComputedStyle(label).position).toBe('relative');
    }
  });
});
