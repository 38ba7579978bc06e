const path = require('node:path');

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'What two files need of each other stands in a third. Types count, and what import() loads.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: '^server/dist',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: path.join(__dirname, 'src/tsconfig.json') },
  },
};
