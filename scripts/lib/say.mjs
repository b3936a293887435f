/** Ends the program with one clear sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

export function say(sentence) {
  console.log(sentence);
}
