/** jest reporter: ends the run with one line a project, 'ui: 12 passed, 0 failed'. */
class ClosingLines {
  onRunComplete(_contexts, { testResults }) {
    const projects = new Map();
    for (const { displayName, numPassingTests, numFailingTests, testExecError } of testResults) {
      // A file that could not be loaded belongs to no project.
      const name = displayName?.name ?? 'not loaded';
      const project = projects.get(name) ?? { passed: 0, failed: 0 };
      project.passed += numPassingTests;
      project.failed += numFailingTests + (testExecError ? 1 : 0);
      projects.set(name, project);
    }
    for (const [name, { passed, failed }] of projects) {
      process.stdout.write(`${name}: ${passed} passed, ${failed} failed\n`);
    }
  }
}

module.exports = ClosingLines;
