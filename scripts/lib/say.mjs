/** Exits with one clear message. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

export function say(sentence) {
  console.log(sentence);
}
