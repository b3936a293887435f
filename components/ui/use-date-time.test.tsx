// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { useDateTime } from './use-date-time';

function Shown({ at }: { at: string }) {
  return <p>{useDateTime()(at)}</p>;
}

it("R-CONST-03: joins date and time by the operator's word", () => {
  render(
    <NextIntlClientProvider locale="fr" messages={{ cashier: { dateTimeJoiner: 'à' } }}>
      <Shown at="2025-03-02T09:05" />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText('02.03.2025 à 9:05')).toBeVisible();
});
