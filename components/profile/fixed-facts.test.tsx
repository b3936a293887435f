import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { profile } from '@/lib/profile/schema';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { FixedFacts } from './fixed-facts';

it('R-PROF-02: a choice that is saved as a number is shown by its label', () => {
  const options = [{ value: '1', label: 'Teacher' }];
  const fields = [{ name: 'occupation', type: 'select', label: 'Occupation', options }] as const;
  renderWithTexts(<FixedFacts fields={fields} profile={profile.parse({ occupation: 1 })} />);
  expect(screen.getByRole('definition')).toHaveTextContent('Teacher');
});

it.each([
  [true, '✓'],
  [false, '–'],
])('R-PROF-02: a box that is saved as %s is shown as %s', (saved, text) => {
  const fields = [{ name: 'is_pep', type: 'flag', label: 'In politics' }] as const;
  renderWithTexts(<FixedFacts fields={fields} profile={profile.parse({ is_pep: saved })} />);
  expect(screen.getByRole('definition')).toHaveTextContent(text);
});
