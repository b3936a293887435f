import type { FieldDescriptor } from '@/lib/content/form-descriptor';

export interface FieldProps {
  field: FieldDescriptor;
  /** Takes the focus when it appears, as the one input of a step. */
  hasAutoFocus?: boolean | undefined;
}
