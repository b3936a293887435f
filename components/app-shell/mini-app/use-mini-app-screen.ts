import { useEffect } from 'react';
import { listenToMessenger, postEvent } from '@/lib/mini-app/bridge';
import { isVersionAtLeast, type Launch } from '@/lib/mini-app/launch';
import { insetVariables, NO_INSETS, readInsets, type CssVariables } from '@/lib/mini-app/screen';
import { LIGHT_BACKGROUND } from '@/lib/browser/theme-script';
import { leaveLaunchBehind } from './leave-launch';
import { leave } from './use-mini-app-back-button';

/** For the messenger's own bars. */
const DARK_BACKGROUND = '#0b0a14';
const INSETS_SINCE = '8.0';
const SWIPES_SINCE = '7.7';

/** Sets up the messenger's window: ready, full height, colours, and CSS variables for safe areas. */
export function useMiniAppScreen(launch: Launch | null): void {
  useEffect(() => {
    if (!launch) return;
    let safe = NO_INSETS;
    let content = NO_INSETS;
    const stop = listenToMessenger((type, data) => {
      if (type === 'safe_area_changed') safe = readInsets(data);
      if (type === 'content_safe_area_changed') content = readInsets(data);
      if (type.endsWith('safe_area_changed')) apply(insetVariables(safe, content));
      if (type === 'back_button_pressed') leave();
    });
    leaveLaunchBehind();
    introduce(launch.version);
    return stop;
  }, [launch]);
}

function introduce(version: string): void {
  postEvent('web_app_ready');
  postEvent('web_app_expand');
  const background = document.documentElement.dataset.theme === 'light' ? LIGHT_BACKGROUND : DARK_BACKGROUND;
  postEvent('web_app_set_header_color', { color: background });
  postEvent('web_app_set_background_color', { color: background });
  if (isVersionAtLeast(version, SWIPES_SINCE)) {
    postEvent('web_app_setup_swipe_behavior', { allow_vertical_swipe: false });
  }
  if (isVersionAtLeast(version, INSETS_SINCE)) {
    postEvent('web_app_request_safe_area');
    postEvent('web_app_request_content_safe_area');
  }
}

function apply(variables: CssVariables): void {
  for (const [name, value] of Object.entries(variables)) {
    document.documentElement.style.setProperty(name, value);
  }
}
