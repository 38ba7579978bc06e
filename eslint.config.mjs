import boundaries from 'eslint-plugin-boundaries';
import jestDom from 'eslint-plugin-jest-dom';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';

/**
 * app → features → shared; between features only the arrows named here. Tests may import anything. The typed hooks stand in shared
 * and name the types of the store, as Redux Toolkit's documentation has them.
 */
const mayImport = [
  allow('app', ['app', 'feature', 'shared', 'contract']),
  allow('build', ['build', 'app', 'feature', 'shared']),
  allow('feature', ['shared', 'contract']),
  allowFeature('{{ from.element.captured.name }}', '*'),
  allowFeature('members', 'dashboard'),
  allowFeature('requests', 'dashboard'),
  allowFeature('tasks', 'dashboard'),
  // The desk decides about members, and shows their profiles.
  allowFeature('members', 'requests'),
  // What a text gives away is marked where it is read.
  ...['members', 'moderation', 'requests', 'vendorAds'].map((from) => allowFeature('screening', from)),
  allowFeature('members', 'moderation'),
  // The name of a payment opens the member whose phone it is.
  allowFeature('members', 'payments'),
  // A question says what the member leaves behind.
  allowFeature('payments', 'moderation'),
  // The journal is searched by the name of a member.
  allowFeature('members', 'activity'),
  // Ctrl+K finds members and acts on them, and knows tomorrow's panchanga.
  ...['auth', 'members', 'panchanga'].map((to) => allowFeature(to, 'palette')),
  ...['members', 'moderation', 'panchanga', 'payments', 'requests', 'vendorAds'].map((to) => allowFeature(to, 'tasks')),
  allow('shared', ['shared', 'contract']),
  {
    from: { file: { path: 'src/shared/hooks/store.ts' } },
    allow: { to: { file: { path: 'src/app/store.ts' } }, dependency: { kind: 'type' } },
  },
  // What the console and the server both spell; beyond it they import nothing from each other.
  allow('contract', ['contract']),
  allow('server', ['server', 'contract']),
  allow('test', ['app', 'build', 'feature', 'shared', 'contract', 'server', 'test']),
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
];

function allow(from, to) {
  return { from: { element: { type: from } }, allow: { to: { element: { types: { anyOf: to } } } } };
}

function allowFeature(to, from) {
  return {
    from: { element: { type: 'feature', captured: { name: from } } },
    allow: { to: { element: { type: 'feature', captured: { name: to } } } },
  };
}

export default tseslint.config(
  { ignores: ['.cache/', '**/dist/', 'source-maps/', 'data/', 'coverage/', 'node_modules/', 'test-results/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mts,cts,js,mjs,cjs}'],
    extends: [tseslint.configs.recommended, jsxA11y.configs.recommended, reactHooks.configs.flat.recommended],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      'boundaries/elements': [
        { type: 'feature', pattern: 'src/features/*/**', partialMatch: false, capture: ['name'] },
        { type: 'app', pattern: 'src/app/**', partialMatch: false },
        { type: 'build', pattern: 'src/build/**', partialMatch: false },
        { type: 'shared', pattern: 'src/shared/**', partialMatch: false },
        { type: 'contract', pattern: 'server/contract/**', partialMatch: false },
        { type: 'server', pattern: 'server/**', partialMatch: false },
        { type: 'test', pattern: 'test/**', partialMatch: false },
      ],
    },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': ['error', { default: 'disallow', policies: mayImport }],
      // Ant Design's own `autoFocus` moves the focus into a menu that was just opened, as it should.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      // A region that scrolls must be reachable by Tab.
      'jsx-a11y-x/no-noninteractive-tabindex': [
        'error',
        { roles: ['tabpanel', 'region'], allowExpressionValues: true },
      ],
    },
  },
  {
    files: ['{src,server,test}/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // React and antd ignore what an event's handler returns.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['test/**/*.test.tsx', 'test/support/**'],
    extends: [testingLibrary.configs['flat/react'], jestDom.configs['flat/recommended']],
    rules: {
      // A console is opened twice in one story, after a reload.
      'testing-library/no-manual-cleanup': 'off',
      // The document is asked for the focus, and a row for what stands around a button.
      'testing-library/no-node-access': 'off',
      // It takes each `within(region)` that a helper hands out for the result of a render.
      'testing-library/prefer-screen-queries': 'off',
    },
  },
  {
    // They belong to no part of the tree that the boundaries know.
    files: ['*.config.{ts,js,mjs}', '.dependency-cruiser.cjs', 'public/**'],
    rules: { 'boundaries/no-unknown-files': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    rules: { 'no-undef': 'error' },
  },
  {
    // Loaded by programs that expect CommonJS.
    files: ['.dependency-cruiser.cjs', 'webpack.config.js', 'test/support/icons.js'],
    languageOptions: { sourceType: 'commonjs', globals: { __dirname: 'readonly', process: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['public/**/*.js'],
    languageOptions: { sourceType: 'script', globals: { window: 'readonly' } },
  },
  {
    // They speak on the terminal.
    files: ['server/**', 'src/build/**', 'test/{browser,tools}/**'],
    rules: { 'no-console': 'off' },
  },
);
