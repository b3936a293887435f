import { z } from 'zod';
import { flag, optionalText, svgMedia } from './schema-fields';

/** The menu banner of `banner`, for players and, under `public…`, for guests (R-BAN-04). */
export const menuBannerSchema = z.object({
  isExist: flag(false),
  subtitle: optionalText(),
  title: optionalText(),
  buttonTitle: optionalText(),
  /** A page; the loader makes it a path. Null means the offers index. */
  buttonSlug: optionalText(),
  image: svgMedia(),
  publicSubtitle: optionalText(),
  publicTitle: optionalText(),
  publicButtonTitle: optionalText(),
  publicImage: svgMedia(),
});

export type MenuBanner = z.output<typeof menuBannerSchema>;

/** The banner of the auth popup; pictures of 360 by 520 and 735 by 240 pixels. */
export const authBannerSchema = z.object({
  isExist: flag(false),
  label: optionalText(),
  value: optionalText(),
  addition: optionalText(),
  image_360_520: svgMedia(),
  image_735_240: svgMedia(),
});

export type AuthBanner = z.output<typeof authBannerSchema>;
