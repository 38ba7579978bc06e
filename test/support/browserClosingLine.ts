import type { Reporter, Suite, FullResult } from '@playwright/test/reporter';

/** Playwright reporter: ends the run with one line, 'browser: 12 passed, 0 failed', as the other suites do. */
export default class BrowserClosingLine implements Reporter {
  #suite: Suite | undefined;
  #errors = 0;

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite;
  }

  /** An error outside of a test: a file that could not even be loaded is a failure without a test. */
  onError() {
    this.#errors += 1;
  }

  onEnd({ status }: FullResult) {
    const tests = this.#suite?.allTests() ?? [];
    const passed = tests.filter((test) => test.outcome() === 'expected').length;
    const failed = tests.filter((test) => test.outcome() === 'unexpected').length + this.#errors;
    process.stdout.write(`browser: ${passed} passed, ${failed} failed${status === 'passed' ? '' : `, ${status}`}\n`);
  }

  printsToStdio() {
    return false;
  }
}
