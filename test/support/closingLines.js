const path = require('node:path');

/**
 * jest reporter: ends the run with one line a project, 'ui: 12 passed, 0 failed'. It names the files that could not be
 * loaded, which jest's own count of tests leaves out, and says what was left out where there is no PostgreSQL.
 */
class ClosingLines {
  onRunComplete(contexts, { testResults }) {
    const projects = new Map([...contexts].map(({ config }) => [config.displayName.name, { passed: 0, failed: 0 }]));
    const broken = [];
    for (const { displayName, numPassingTests, numFailingTests, testExecError, testFilePath } of testResults) {
      if (testExecError) broken.push(path.relative(process.cwd(), testFilePath));
      const project = projects.get(displayName?.name);
      if (!project) continue;
      project.passed += numPassingTests;
      project.failed += numFailingTests;
    }
    if (projects.has('server') && !process.env.TEST_DATABASE_URL)
      say('Left out: the tests on PostgreSQL, which npm run test:postgres runs.');
    for (const [name, { passed, failed }] of projects) say(`${name}: ${passed} passed, ${failed} failed`);
    if (broken.length > 0) say(`files not loaded: 0 passed, ${broken.length} failed (${broken.join(', ')})`);
  }
}

const say = (line) => process.stdout.write(`${line}\n`);

module.exports = ClosingLines;
