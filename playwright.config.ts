import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './test/browser/support/findBrowser';
import { flags } from './test/browser/support/openBrowser';

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  globalSetup: './test/browser/support/prepare.ts',
  // A story here starts a server, opens a browser and walks through many screens.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  // Pages keep both cores of a small machine busy; by itself Playwright leaves half of them alone.
  workers: Math.min(4, availableParallelism()),
  fullyParallel: false,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    viewport: { width: 1366, height: 900 },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Noting every step costs much, for tests that hardly ever fail: `npm run test:browser -- --trace on` does it.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium', use: { launchOptions: { executablePath: findBrowser(), args: flags } } },
    // By night, in Playwright's own builds of the other engines that browserslist promises: `npx playwright install --with-deps`.
    { name: 'firefox', testMatch: 'engines.test.ts', use: { browserName: 'firefox' } },
    { name: 'webkit', testMatch: 'engines.test.ts', use: { browserName: 'webkit' } },
  ],
});
