import * as z from 'zod/mini';
import { linkOf } from '@/lib/content/item-description-link';
import { platformPicture } from '@/lib/routing/platform-picture';
import { plainWords } from '@/lib/content/plain-words';
import { nullableText } from '@/lib/platform/values';

const MAX_TITLE = 300;
const MAX_TEXT = 4_000;

const popupDescription = z.object({
  title: z.optional(nullableText),
  text: z.optional(nullableText),
  image: z.optional(nullableText),
  buttonTitle: z.optional(nullableText),
  buttonUrl: z.optional(nullableText),
});

/** Texts are plain, picture and link are validated. */
export interface CampaignPopup {
  title: string | null;
  text: string | null;
  image: string | null;
  buttonTitle: string | null;
  /** Path of this site without locale prefix, or an absolute http(s) URL. */
  buttonUrl: string | null;
}

/** R-OFFER-11; unusable values count as missing. */
export function toCampaignPopup(description: Readonly<Record<string, unknown>> | null): CampaignPopup {
  const parsed = popupDescription.safeParse(description ?? {});
  const { title, text, image, buttonTitle, buttonUrl } = parsed.success ? parsed.data : {};
  return {
    title: words(title, MAX_TITLE),
    text: words(text, MAX_TEXT),
    image: platformPicture(image),
    buttonTitle: words(buttonTitle, MAX_TITLE),
    buttonUrl: linkOf(buttonUrl),
  };
}

/** The popup shows plain text. */
function words(text: string | null | undefined, longest: number): string | null {
  const plain = plainWords(text ?? '');
  return plain === '' ? null : Array.from(plain).slice(0, longest).join('');
}
