import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { Section } from './section';

function show(isTitleLink: boolean, href: string | undefined = '/offers') {
  renderWithTexts(
    <Section title="Offres" isTitleLink={isTitleLink} linkLabel="Tout voir" {...(href && { href })}>
      <p>What there is</p>
    </Section>,
    'fr',
  );
}

describe('Section', () => {
  it('R-HOME-04: its title is a link where the operator wants clickable titles', () => {
    show(true);
    expect(screen.getByRole('heading', { level: 2, name: 'Offres' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Offres' })).toHaveAttribute('href', '/fr/offers');
    expect(screen.getByRole('link', { name: 'Tout voir: Offres' })).toHaveAttribute('href', '/fr/offers');
  });

  it('R-HOME-04: its title is plain text where titles are not clickable; the link to all of it stays', () => {
    show(false);
    expect(screen.queryByRole('link', { name: 'Offres' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tout voir: Offres' })).toBeVisible();
  });

  it('has no links without a page of its own', () => {
    show(true, '');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('What there is')).toBeVisible();
  });
});
