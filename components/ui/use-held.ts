import { useState } from 'react';

/**
 * Whether a notification is held open by pointer or focus, and the handlers of its element.
 * @param onHold Called whenever one of them arrives.
 */
export function useHeld(onHold?: () => void) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const handlers = {
    onMouseEnter() {
      setIsPointedAt(true);
      onHold?.();
    },
    onMouseLeave: () => setIsPointedAt(false),
    onFocus() {
      setIsFocused(true);
      onHold?.();
    },
    onBlur: () => setIsFocused(false),
  };
  return [isPointedAt || isFocused, handlers] as const;
}
