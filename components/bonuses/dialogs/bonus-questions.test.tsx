import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { ActivateBonusDialog, BurnBonusesDialog, RemoveBonusDialog } from './bonus-questions';

const close = vi.fn();
const given = { title: 'Gift', amount: null, close };

it.each(['en', 'fr'] as const)(
  'R-BON-05: removing has one word, on the page and in its questions (%s)',
  (locale) => {
    const { popups, rewards } = catalogue[locale];
    const verb = rewards.bonuses.remove.button;
    const others = [rewards.cashback.remove.button, popups.burn.confirm, popups.remove.confirm];
    expect(others).toEqual([verb, verb, verb]);
    for (const title of [popups.burn.title, popups.remove.title, rewards.cashback.remove.title])
      expect(title.split(' ')[0]).toBe(verb);
  },
);

describe.each(['en', 'fr'] as const)('questions about a bonus (%s)', (locale) => {
  const { popups, dialogs } = catalogue[locale];
  const { burn, activate, remove } = popups;

  it.each([
    [<BurnBonusesDialog key="1" {...given} balance={null} isRemoval />, burn.title, burn.confirm],
    [
      <BurnBonusesDialog key="2" {...given} balance={null} isRemoval={false} />,
      burn.deactivateTitle,
      burn.deactivate,
    ],
    [<ActivateBonusDialog key="3" {...given} />, activate.title, activate.confirm],
    [<RemoveBonusDialog key="4" {...given} />, remove.title, remove.confirm],
  ])(
    'R-BON-04, R-BON-05: ask in the verb of their button, which stands behind the way out',
    async (dialog, title, act) => {
      const { user } = renderWithTexts(dialog, locale);
      expect(screen.getByRole('heading').textContent.replace(/\s/g, ' ')).toBe(title.replace(/\s/g, ' '));
      // The first words of title and button: `Deactivate this bonus?`, `Deactivate`.
      expect(title.split(' ')[0]).toBe(act.split(' ')[0]);
      const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
      expect(names).toEqual([dialogs.cancel, act]);
      await user.click(screen.getByRole('button', { name: act }));
      expect(close).toHaveBeenLastCalledWith(true);
    },
  );
});
