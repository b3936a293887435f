const FIRST = 'Lucky,Nova,Silent,Mister,Lady,Captain,Velvet,Golden,Rapid,Tiny,Royal,Cosmic'.split(',');
const SECOND = 'Fox,Heron,Ace,Comet,Pepper,Baron,Otter,Marlo,Juno,Tango,Raven,Biscuit,Sol'.split(',');

/** A public nickname of an invented player; neighbouring indexes give unlike names and none repeats below 1,500. */
export function nickname(index: number): string {
  const first = FIRST[index % FIRST.length] ?? 'Lucky';
  const second = SECOND[Math.floor(index * 5 + index / FIRST.length) % SECOND.length] ?? 'Fox';
  return `${first}${second}${10 + ((index * 37) % 89)}`;
}
