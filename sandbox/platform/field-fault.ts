import { PlatformFault } from './method';

/** InvalidParameterException about one request field, named in `error_data`. */
export function fieldFault(field: string, code: string, message: string): PlatformFault {
  return new PlatformFault('InvalidParameterException', message, { [field]: [{ code, message }] });
}
