const Sequencer = require('@jest/test-sequencer').default

/** Test files that take a minute or more, the longest first. */
const LONGEST = [
  /e2e.src.(nightly.dev|looks)\.test/,
  /packages\.test/,
  /faults\.test/,
  /e2e.src.\w+\.test/,
]

/**
 * Starts the longest tests first, so all workers end at about the same time. In a fresh clone, Jest has no
 * durations and sorts by file size, so the longest test might start last and end long after the others.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = LONGEST.findIndex((it) => it.test(path))
      return at < 0 ? LONGEST.length : at
    }
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other))
  }
}
