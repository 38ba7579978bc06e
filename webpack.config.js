// The build is TypeScript: src/build/webpackConfig.ts.
require('tsx/cjs');

module.exports = require('./src/build/webpackConfig').default;
