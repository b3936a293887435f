import { useState, type PointerEvent } from 'react';

/**
 * Whether a notification is held open by pointer or focus, and the handlers of its element. A mouse at rest where the
 * notification appears does not hold it, nor does a finger, which never leaves.
 * @param onHold Called whenever one of them arrives.
 */
export function useHeld(onHold?: () => void) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const handlers = {
    onPointerMove({ pointerType }: PointerEvent) {
      if (isPointedAt || pointerType === 'touch') return;
      setIsPointedAt(true);
      onHold?.();
    },
    onPointerLeave: () => setIsPointedAt(false),
    onFocus() {
      setIsFocused(true);
      onHold?.();
    },
    onBlur: () => setIsFocused(false),
  };
  return [isPointedAt || isFocused, handlers] as const;
}
