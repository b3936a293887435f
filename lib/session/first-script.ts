import { DEFAULT_POLICY_SCRIPT } from '@/lib/browser/default-policy-script';
import { PRE_HYDRATION_SCRIPT } from '@/lib/browser/pre-hydration/script';
import { FAILED_LOADS_SCRIPT } from '@/lib/browser/failed-loads-script';
import { RAIL_SCRIPT } from '@/lib/browser/rail-script';
import { THEME_SCRIPT } from '@/lib/browser/theme-script';
import { RETURNING_SCRIPT } from './returning';

/** Script that every document runs while it is parsed; the content security policy admits it by its hash. */
export const FIRST_SCRIPT = `${THEME_SCRIPT};${RETURNING_SCRIPT};${RAIL_SCRIPT};${PRE_HYDRATION_SCRIPT};${FAILED_LOADS_SCRIPT};${DEFAULT_POLICY_SCRIPT}`;
