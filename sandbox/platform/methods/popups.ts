import { POPUPS } from '../../world/seed/popups';
import { fieldFault } from '../field-fault';
import type { SandboxMethod, SandboxMethods } from '../method';

const get: SandboxMethod = {
  verb: 'GET',
  isForPlayers: false,
  handle: ({ query, locale }) => {
    const popup = POPUPS.find((candidate) => candidate.sysname === query.get('sysname'));
    if (popup === undefined) {
      throw fieldFault('sysname', 'not_found', 'Unknown popup');
    }
    return {
      id: popup.id,
      sysname: popup.sysname,
      description: {
        title: popup.title[locale],
        text: popup.text[locale],
        image: `/platform/media/popups/${popup.sysname}.webp`,
        buttonTitle: popup.button[locale],
        buttonUrl: popup.url,
      },
    };
  },
};

/** Campaign popups by their sysname. */
export const popupsMethods: SandboxMethods = { 'popups.get': get };
