import { useState } from 'react';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';

/** Whether notifications make a sound on this device, and a toggle for it; the choice is stored. */
export function useSoundSwitch(): [isOn: boolean, toggle: () => void] {
  const [isOn, setIsOn] = useState(() => readStored('notice_sound_off') === null);
  function toggle(): void {
    if (isOn) writeStored('notice_sound_off', '1');
    else removeStored('notice_sound_off');
    setIsOn(!isOn);
  }
  return [isOn, toggle];
}
