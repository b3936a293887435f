import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { user } from '@/lib/session/schema';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { settingsCalls } from '@/tests/support/settings-calls';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { MenuBanner } from './menu-banner';

vi.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: vi.fn() }), usePathname: () => '/' }));

const settings = settingsCalls();

const banner = {
  isExist: true,
  subtitle: 'Your gift',
  title: 'Take 50 free spins',
  buttonTitle: 'Open',
  buttonSlug: null as string | null,
  image: '/content/uploads/menu.svg',
  publicSubtitle: 'New here?',
  publicTitle: 'Join and play',
  publicButtonTitle: 'Register now',
  publicImage: '/content/uploads/menu-public.svg',
  lang: 'fr',
  borrowed: ['publicTitle', 'buttonTitle'],
};

function show(found: typeof banner | null, locale?: 'fr') {
  settings.mockResolvedValue(found && { banner: found });
  return renderWithTexts(<MenuBanner onLeave={() => undefined} />, locale);
}

beforeEach(() => {
  closeAllDialogs();
  useSession.getState().setGuest();
});

describe('the menu banner', () => {
  it('R-BAN-05 R-BAN-06 shows a guest the public one, whose button opens the registration', async () => {
    const { user: person, container } = show(banner);
    await person.click(await screen.findByRole('button', { name: 'Register now' }));
    expect(screen.getByText('Join and play')).toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('src', banner.publicImage);
    expect(useDialogs.getState().stack).toMatchObject([{ name: 'auth', props: { type: 'registration' } }]);
  });

  it.each([
    [null, '/offers'],
    ['/promo/spring', '/promo/spring'],
  ])('R-BAN-05 R-BAN-06 shows a player the own one; slug %s leads to %s', async (buttonSlug, href) => {
    useSession.getState().setUser(user.parse({ uid: 7 }));
    show({ ...banner, buttonSlug });
    expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute('href', href);
    expect(screen.queryByText('Join and play')).toBeNull();
  });

  it('marks the English texts of a French page', async () => {
    show(banner, 'fr');
    expect((await screen.findByText('Join and play')).lang).toBe('en');
    expect(screen.getByText('New here?').lang).toBe('');
  });

  it('R-BAN-10 shows nothing where there is none', async () => {
    const { container } = show(null);
    await waitFor(() => expect(settings).toHaveBeenCalled());
    expect(container).toBeEmptyDOMElement();
  });
});
