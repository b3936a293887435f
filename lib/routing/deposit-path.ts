import { isOnPage } from './is-on-page';
import { stripLocale } from './locale-path';
import { paths } from './paths';

/** True for the deposit page and each method's, in either language: `/fr/cashier/deposit/card`. */
export function isDepositPath(pathname: string): boolean {
  return isOnPage(stripLocale(pathname).path, paths.deposit());
}
