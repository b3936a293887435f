import type { ConfiguredForm } from './use-configured-form';

/** Makes room for another code that has been sent: the one typed counts no more, nor what was said of it. */
export function emptyCode({ methods }: ConfiguredForm): void {
  methods.resetField('code');
  methods.clearErrors();
  methods.setFocus('code');
}
