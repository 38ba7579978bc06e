/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import { env } from 'node:process';
import type { Config } from 'jest';

const compile: Config['transform'] = {
  '\\.[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs', ignoreDynamic: false },
    },
  ],
};

const shared = {
  transform: compile,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1', '^@contract/(.*)$': '<rootDir>/server/contract/$1' },
};

const ui = {
  ...shared,
  testEnvironment: '<rootDir>/test/support/consoleEnvironment.ts',
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
  // Ant Design's ES modules are mapped to their CommonJS twins; the phone input exists only in a form that needs compiling.
  transformIgnorePatterns: ['/node_modules/(?!(react-phone-hooks|antd-phone-input)/)'],
  moduleNameMapper: {
    // Before the rule that finds the sources: the first one counts.
    '\\.css$': '<rootDir>/test/support/emptyModule.ts',
    ...shared.moduleNameMapper,
    '^(antd|@ant-design/[^/]+|@rc-component/[^/]+)/es/(.*)$': '$1/lib/$2',
    '^@ant-design/icons$': '<rootDir>/test/support/icons.js',
    // In the build they are replaced as well.
    '^react-phone-hooks/styles$': '<rootDir>/test/support/noStyles.ts',
  },
};

/** What runs at every commit, and what waits for the night: the name of the file says it. */
const tiers = <Project extends { displayName: string }>(project: Project) => [
  { ...project, testMatch: ['<rootDir>/test/**/!(*.nightly).test.ts?(x)'] },
  { ...project, displayName: `${project.displayName}:nightly`, testMatch: ['<rootDir>/test/**/*.nightly.test.ts?(x)'] },
];

const cores = availableParallelism();

const config: Config = {
  // The tests of the server mostly wait, so one more than there are cores; on one core, two would halve each other.
  maxWorkers: cores === 1 ? 1 : Math.min(4, cores + 1),
  // A test ends when what it waits for is there; the limit leaves room for a machine that is busy with other things.
  testTimeout: 30_000,
  // Nothing is left open at a worker's end: freeing its memory takes longer than the half second that jest grants, on a busy machine.
  workerGracefulExitTimeout: 10_000,
  projects: [
    ...tiers({ ...ui, displayName: 'stories', testPathIgnorePatterns: ['<rootDir>/test/(server|browser)/'] }),
    ...tiers({
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      roots: ['<rootDir>/test/server'],
      // A file without a test fails.
      testPathIgnorePatterns: env.TEST_DATABASE_URL ? [] : ['/server/postgres.test'],
      // They exist as ES modules only.
      transformIgnorePatterns: ['/node_modules/(?!@dicebear/)'],
    }),
  ],
};

export default config;
