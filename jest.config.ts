/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

const compile = {
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
} satisfies Config['transform'];

const shared = {
  transform: compile,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
};

const config: Config = {
  // Much of the time a browser waits, for a server that is silent or a line that is slow: every core may have a suite of its own.
  maxWorkers: Math.min(4, availableParallelism()),
  reporters: ['default', '<rootDir>/test/support/closingLines.js'],
  projects: [
    {
      ...shared,
      displayName: 'ui',
      testEnvironment: '<rootDir>/test/support/consoleEnvironment.ts',
      testMatch: ['<rootDir>/test/**/*.test.ts?(x)'],
      testPathIgnorePatterns: ['<rootDir>/test/(server|browser)/'],
      setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
      // Ant Design's ES modules are mapped to their CommonJS twins; the phone input exists only in a form that needs compiling.
      transformIgnorePatterns: ['/node_modules/(?!(react-phone-hooks|antd-phone-input)/)'],
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '^antd/es/form/(Form|hooks/useFormInstance)$': '<rootDir>/src/build/phone/noForm.js',
        '^(antd|@ant-design/[^/]+|@rc-component/[^/]+)/es/(.*)$': '$1/lib/$2',
        '\\.css$': '<rootDir>/test/support/emptyModule.ts',
        // In the build they are replaced as well.
        '^react-phone-hooks/styles$': '<rootDir>/test/support/noStyles.ts',
        '\\.svg$': '<rootDir>/test/support/emptyModule.ts',
      },
    },
    { ...shared, displayName: 'server', testEnvironment: 'node', testMatch: ['<rootDir>/test/server/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/browser/**/*.test.ts'],
      globalSetup: '<rootDir>/test/browser/support/prepare.ts',
      setupFilesAfterEnv: ['<rootDir>/test/browser/support/setup.ts'],
    },
  ],
};

export default config;
