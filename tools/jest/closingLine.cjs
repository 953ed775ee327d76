/** How long Jest may take to end after the last test, in milliseconds: it still has to stop what the tests share. */
const END_LIMIT_MS = 60_000

/** Finds, in a test's name, the program that the test needs and this machine may lack. */
const NEEDED = /\bwith (redis-server)\b/

/**
 * Lists the tests that passed only on their second try, and those that were skipped and why, and prints `N passed,
 * N failed` as the run's last line; a suite that could not run counts as one failure. Ends a run that something keeps
 * alive, which would otherwise last until somebody notices.
 */
module.exports = class ClosingLine {
  #secondTries = []
  #skipped = []

  onTestResult(_test, { testResults }) {
    for (const { fullName, status, invocations } of testResults) {
      if (status === 'passed' && invocations > 1) this.#secondTries.push(fullName)
      if (status === 'pending') this.#skipped.push(fullName)
    }
  }

  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites
    process.on('exit', () => {
      for (const name of this.#secondTries) {
        process.stdout.write(`Passed on the second try: ${name}\n`)
      }
      for (const name of this.#skipped) {
        const [, needed] = NEEDED.exec(name) ?? []
        process.stdout.write(`Skipped${needed ? `, no ${needed}` : ''}: ${name}\n`)
      }
      process.stdout.write(`${results.numPassedTests} passed, ${failed} failed\n`)
    })
    setTimeout(() => {
      process.stderr.write(
        `Jest was kept alive by ${process.getActiveResourcesInfo().join(', ')}\n`,
      )
      process.exit(failed > 0 ? 1 : 0)
    }, END_LIMIT_MS).unref()
  }
}
