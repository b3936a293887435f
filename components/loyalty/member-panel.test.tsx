import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { loyaltyInfo } from '@/lib/loyalty/schema';
import { platformCalls } from '@/tests/support/platform-calls';
import { freshPlayer, renderInteractive } from '../../tests/support/interactive';
import { LevelList } from './level-list';
import { MemberPanel } from './member-panel';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/loyalty' }));

const call = platformCalls();

const info = (points: number, names: readonly [string, string], pointsAlias: string | null = null) =>
  loyaltyInfo.parse({
    is_active: true,
    points,
    pointsAlias,
    levels: names.map((name, index) => ({ id: index + 1, name, points: index * 100 })),
  });

async function render(result: object, locale: 'en' | 'fr') {
  call.mockResolvedValue(result);
  const { container } = renderInteractive(<MemberPanel hasCharacters={false} benefits={{}} />, locale);
  await screen.findByRole('progressbar');
  return container.textContent.replace(/\s/g, ' ');
}

beforeEach(() => {
  queryClient.clear();
  freshPlayer();
});

describe('R-LOY-01: a player’s points and levels', () => {
  it.each([
    ['en', 99, null, 'You have99 points', '1 point to Gold'],
    ['en', 1, null, 'You have1 point', '99 points to Gold'],
    ['en', 99, 'coins', 'You have99 coins', '1 coins to Gold'],
    ['fr', 1, null, 'Vous avez1 point', '99 points avant le niveau Gold'],
    ['fr', 0, null, 'Vous avez0 point', '100 points avant le niveau Gold'],
  ] as const)('%s, %d points, alias %j', async (locale, points, alias, own, missing) => {
    const text = await render(info(points, ['Silver', 'Gold'], alias), locale);
    expect(text).toMatch(new RegExp(`${own}(?! ?s)`));
    expect(text).toContain(missing);
    expect(text).toContain('Silver');
  });

  it.each([
    ['en', 'Level', '60 points to the next level'],
    ['fr', 'Niveau', '60 points avant le niveau suivant'],
  ] as const)('%s: levels without a name leave no gap in the words', async (locale, label, missing) => {
    const text = await render(info(40, ['', ' ']), locale);
    expect(text).toContain(missing);
    expect(screen.queryByText(label)).toBeNull();
  });

  it('marks a benefit in English on a French page', async () => {
    call.mockResolvedValue(info(40, ['Argent', 'Or']));
    const benefits = { 2: { text: 'A monthly gift', lang: 'en' as const } };
    renderInteractive(<MemberPanel hasCharacters={false} benefits={benefits} />, 'fr');
    const benefit = await screen.findByText('A monthly gift');
    expect(benefit.lang).toBe('en');
    expect(benefit.parentElement).toHaveTextContent(/^Or · A monthly gift$/);
  });

  it('counts the points a level begins at', () => {
    renderInteractive(
      <LevelList levels={info(0, ['Silver', ''])['levels'].map((level) => ({ ...level, points: 1 }))} />,
      'en',
    );
    expect(screen.getAllByText('from 1 point')).toHaveLength(2);
  });
});
