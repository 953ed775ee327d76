/** Prints `N passed, N failed` as the run's last line; a suite that could not run counts as one failure. */
module.exports = class ClosingLine {
  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites
    process.on('exit', () => {
      process.stdout.write(`${results.numPassedTests} passed, ${failed} failed\n`)
    })
  }
}
