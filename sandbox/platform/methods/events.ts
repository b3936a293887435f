import { POPUPS } from '../../world/seed/popups';
import type { SandboxMethod, SandboxMethods } from '../method';

/** Popup named by the event's own parameters, as an operator's campaign link does. */
function namedPopup(params: string | undefined): string | null {
  try {
    const value: unknown = JSON.parse(params ?? '{}');
    if (typeof value !== 'object' || value === null || !('popup' in value)) return null;
    return POPUPS.find(({ sysname }) => sysname === value.popup)?.sysname ?? null;
  } catch {
    return null;
  }
}

const handle: SandboxMethod = {
  verb: 'GET',
  isForPlayers: false,
  handle: ({ query }) => ({ popup: namedPopup(query.get('event_params')) }),
};

/** Returns the campaign popup to show for what happened on the site, if any. */
export const eventsMethods: SandboxMethods = { 'events.handle': handle };
