import { z } from 'zod';
import { CHAT_KINDS } from './chat-kinds';
import {
  dictionary,
  flag,
  link,
  list,
  number,
  oneOf,
  optionalText,
  requiredText,
  section,
} from './schema-fields';

const SECONDS = { min: 1, max: 86_400 };

const chatValue = z.union([z.string(), z.number().transform(String)]);

const customCode = z.object({
  isEnabled: flag(false),
  position: z.enum(['head', 'bodyStart', 'bodyEnd']),
  code: requiredText(),
});

/** Raw key to client key. Spec silent on a missing mapping; chosen: the contract's, so that no texts are lost. */
function mapping(fallback: Record<string, string>) {
  return dictionary(requiredText(), 200, fallback);
}

const descriptionMapping = section({
  banners: mapping({
    title_1: 'title',
    subtitle_1: 'subtitle',
    button_1: 'buttonTitle',
    link_1: 'buttonUrl',
    image_1: 'image',
    image_2: 'imageMobile',
  }),
  offers: mapping({
    name_1: 'name',
    title_1: 'title',
    text_1: 'text',
    terms_1: 'terms',
    image_1: 'image',
    button_1: 'buttonTitle',
    link_1: 'buttonUrl',
  }),
  jackpots: mapping({ name_1: 'name', text_1: 'text', image_1: 'image' }),
  tournaments: mapping({ name_1: 'name', text_1: 'text', rules_1: 'rules', image_1: 'image' }),
});

/**
 * `prazer-config` (R-CMS-05) with its constants (R-CONST-05). Spec silent on the defaults of feature switches; chosen:
 * on, since each shows only what the platform returns, and no verification provider.
 */
export const prazerConfigSchema = z.object({
  features: section({
    twoFactor: flag(true),
    kycProvider: z.enum(['sumsub']).nullable().catch(null),
    responsibleGaming: flag(true),
    betHistory: flag(true),
    bettingNotice: flag(true),
    clickableTitles: flag(true),
    loyalty: flag(true),
    characters: flag(true),
    slotAccessAtZeroBalance: flag(true),
    favouriteIcon: flag(true),
    fullScreen: oneOf(['all', 'product', 'telegram', 'none'], 'all'),
  }),
  /** `interval` and `clickDelay` in seconds, `stopAfter` in minutes (R-CONST-05). */
  balanceRefresh: section({
    isIntervalEnabled: flag(false),
    interval: number(10, SECONDS),
    isClickEnabled: flag(false),
    clickDelay: number(1, { min: 0, max: 3_600 }),
    isStopEnabled: flag(true),
    stopAfter: number(5, { min: 1, max: 1_440 }),
  }),
  chat: section({ kind: z.enum(CHAT_KINDS).nullable().catch(null), config: dictionary(chatValue) }),
  bannerMenu: section({
    isEnabled: flag(true),
    /** Key of the `banner` record that holds the menu banner. */
    bannerKey: z
      .string()
      .regex(/^[A-Za-z]\w{0,63}$/)
      .catch('menuBanner'),
  }),
  customCode: list(customCode, 100),
  descriptionMapping,
  consent: section({ isRequired: flag(true) }),
  betting: section({
    /** URL of the betting page's frame; null: betting is closed (R-BET-01). */
    url: link()
      .regex(/^(?:\/|https?:)/i)
      .nullable()
      .catch(null),
    notice: optionalText(),
  }),
});

export type PrazerConfig = z.output<typeof prazerConfigSchema>;
