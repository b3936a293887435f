import { catalogue } from '@/i18n/catalogue';
import type { Locale } from '@/i18n/routing';
import type { ExceptionType } from '@/lib/platform/error-policy';

/** Text of a failed action without a form: nothing was entered, so a refused parameter counts as a refused request. */
export function actionText(type: ExceptionType, locale: Locale): string {
  return catalogue[locale].errors[type === 'InvalidParameterException' ? 'InvalidRequestException' : type];
}
