import { readStored } from '@/lib/browser/storage';
import type { NoticeSettings } from '@/lib/loyalty/notice-rules';

const NOTE_SECONDS = 0.16;
/** Two rising notes, in hertz. */
const NOTES = [660, 990];

/** One for all chimes: browsers limit their number. */
let context: AudioContext | null = null;
let isStarted = false;

/** Starts the chime's audio, which Safari allows only during a press or a key. @returns Ends the wait for one. */
export function prepareNoticeSound({ volume, sound }: NoticeSettings): () => void {
  const end = new AbortController();
  const { signal } = end;
  async function start(): Promise<void> {
    try {
      context ??= new AudioContext();
      await context.resume();
      isStarted = true;
      end.abort();
      await context.suspend();
    } catch {
      // The next press or key tries again.
    }
  }
  if (isStarted || volume <= 0 || sound !== null) return () => undefined;
  const onPress = () => void start();
  window.addEventListener('pointerup', onPress, { capture: true, signal });
  window.addEventListener('keydown', onPress, { capture: true, signal });
  if (navigator.userActivation?.hasBeenActive) void start();
  return () => end.abort();
}

/** Plays the sound (R-LOY-12) unless the browser still blocks it or the player switched it off. Never throws. */
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
  const audio = isStarted ? context : null;
  if (!audio) return;
  const loudness = audio.createGain();
  loudness.connect(audio.destination);
  // A pure tone is piercing at the volume of a recording.
  loudness.gain.value = volume * 0.2;
  const end = NOTES.map((frequency, index) => {
    const tone = audio.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(loudness);
    tone.start(audio.currentTime + index * NOTE_SECONDS);
    tone.stop(audio.currentTime + (index + 1) * NOTE_SECONDS);
    return tone;
  }).at(-1);
  end?.addEventListener('ended', () => void audio.suspend());
  void audio.resume();
}
