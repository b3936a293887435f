import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { prazerConfigSchema } from '@/lib/content/schema-prazer-config';
import { settingsCalls } from '@/tests/support/settings-calls';
import { renderCashier } from '../cashier.test-support';
import { NextStep } from './next-step';

const settingsPart = settingsCalls();
const ON = prazerConfigSchema.parse({
  features: { kycProvider: 'sumsub', responsibleGaming: true },
}).features;
const OFF = { ...ON, kycProvider: null, responsibleGaming: false };

beforeEach(() => void settingsPart.mockReset());

it.each(['verification', 'limit'] as const)(
  'leads from %s to support where its page is switched off',
  async (step) => {
    settingsPart.mockReturnValue({ features: OFF });
    renderCashier(<NextStep step={step} />, 'fr');
    const { next } = catalogue.fr.cashier;
    await waitFor(() => expect(screen.getByRole('link')).toHaveTextContent(next.support));
    expect(screen.getByRole('link')).toHaveAttribute('href', '/fr/support');
  },
);

it.each([
  ['switched on', { features: ON }],
  ['not known to be off', null],
])('leads to the page that is %s', async (_, settings) => {
  settingsPart.mockReturnValue(settings);
  renderCashier(<NextStep step="limit" />);
  await waitFor(() => expect(settingsPart).toHaveBeenCalledOnce());
  expect(screen.getByRole('link')).toHaveAttribute('href', '/profile/responsible-game');
});
