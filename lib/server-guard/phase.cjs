// @ts-check
/** @typedef {'warming' | 'ready' | 'draining'} Phase */

/** In which part of its life the process is; it never goes back. */
class ProcessPhase {
  /** @type {Phase} */
  #now = 'warming';

  get now() {
    return this.#now;
  }

  becomeReady() {
    if (this.#now === 'warming') this.#now = 'ready';
  }

  beginToDrain() {
    this.#now = 'draining';
  }
}

exports.ProcessPhase = ProcessPhase;
