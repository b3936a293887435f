import { readStored } from '@/lib/browser/storage';
import type { NoticeSettings } from '@/lib/loyalty/notice-rules';

const NOTE_SECONDS = 0.16;
/** Two rising notes, in hertz. */
const NOTES = [660, 990];

/**
 * Plays the notification sound (R-LOY-12). Silent before the first user gesture, when browsers block it, and when the
 * player has switched it off; a failure to play is ignored.
 */
export function playNoticeSound({ volume, sound }: NoticeSettings): void {
  if (volume <= 0 || readStored('notice_sound_off') !== null) return;
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    if (sound === null) playChime(volume);
    else void playFile(sound, volume).catch(() => undefined);
  } catch {
    // Without sound support the notification is still shown.
  }
}

async function playFile(address: string, volume: number): Promise<void> {
  const audio = new Audio(address);
  audio.volume = volume;
  await audio.play();
}

function playChime(volume: number): void {
  const context = new AudioContext();
  const loudness = context.createGain();
  loudness.connect(context.destination);
  // A pure tone is piercing at the volume of a recording.
  loudness.gain.value = volume * 0.2;
  const end = NOTES.map((frequency, index) => {
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(loudness);
    tone.start(context.currentTime + index * NOTE_SECONDS);
    tone.stop(context.currentTime + (index + 1) * NOTE_SECONDS);
    return tone;
  }).at(-1);
  end?.addEventListener('ended', () => void context.close());
}
