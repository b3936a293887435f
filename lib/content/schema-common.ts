import { z } from 'zod';
import {
  dictionary,
  link,
  list,
  media,
  optionalSection,
  optionalText,
  requiredText,
  svgMedia,
  text,
} from './schema-fields';
import { SYSTEM_PAGES } from './system-pages';

const menuEntry = z.object({ title: requiredText(), url: link(), icon: svgMedia() });
/** A licence, test house or age mark: a picture with a name and a link. */
const footerMark = z.object({
  name: requiredText(),
  image: media().pipe(z.string()),
  url: link().nullable().catch(null),
});
const footerLink = z.object({ title: requiredText(), url: link() });

/** Texts of one system page (R-LAY-04, R-LAY-10). */
const systemPage = optionalSection({ title: optionalText(), info: optionalText(), button: optionalText() });

/** `common`: menus and texts of every page (R-HOME-03). */
export const commonSchema = z.object({
  siteName: text('Casino'),
  /** Word between date and time (R-CONST-03). */
  dateTimeJoiner: text('a las'),
  menu: list(menuEntry, 50),
  footerLinks: list(footerLink, 100),
  /** HTML. */
  footerText: optionalText(),
  footerMarks: list(footerMark, 30),
  systemPages: dictionary(systemPage).transform((pages) =>
    Object.fromEntries(SYSTEM_PAGES.flatMap((name) => (pages[name] ? [[name, pages[name]]] : []))),
  ),
  /** Texts by error code of a promo code, and `INVALID` for the others. */
  promoErrors: dictionary(requiredText(), 200),
  wrongRegistrationServer: optionalText(),
  /** Texts by the page the player comes from. */
  settingsToasts: dictionary(requiredText(), 100),
});

export type Common = z.output<typeof commonSchema>;
