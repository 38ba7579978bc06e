const path = require('node:path');

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'What two files need of each other stands in a third. Types count, and what import() loads; but the typed hooks name the types of the store.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: '^src/shared/hooks\\.ts$' } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: '^server/dist',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: path.join(__dirname, 'src/tsconfig.json') },
  },
};
