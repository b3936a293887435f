import type { FieldDescriptor } from '@/lib/content/form-descriptor';

export interface FieldProps {
  field: FieldDescriptor;
  /** Focus on mount, as the only input of a step. */
  hasAutoFocus?: boolean | undefined;
}
