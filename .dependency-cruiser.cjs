const path = require('node:path');

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'What two files need of each other stands in a third. Types count, and what import() loads; but the typed hooks name the types of the store.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: '^src/shared/hooks/store\\.ts$' } },
    },
    {
      name: 'calls-know-no-state',
      comment: 'A slice is fed by the calls of its domain: what a call needs of the state stands in its argument.',
      severity: 'error',
      from: { path: '^src/features/.*Api\\.ts$' },
      to: { path: '^src/shared/hooks/store\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: '^server/dist',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: path.join(__dirname, 'src/tsconfig.json') },
  },
};
