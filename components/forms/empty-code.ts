import type { ConfiguredForm } from './use-configured-form';

/** Clears the code field for a newly sent code: the old code and its errors no longer apply. */
export function emptyCode({ methods }: ConfiguredForm): void {
  methods.resetField('code');
  methods.clearErrors();
  methods.setFocus('code');
}
