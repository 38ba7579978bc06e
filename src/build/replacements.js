const { existsSync } = require('node:fs');
const path = require('node:path');

// Modules of other packages that the console replaces by its own when it is built, for webpack's `resolve.alias`.
const replaced = {
  // Style sheets are made when the console is built (antd/extract.js), so nothing in the browser computes or inserts styles.
  '@ant-design/cssinjs/es/index.js': 'antd/cssinjs.ts',
  'antd/es/theme/context.js': 'antd/themeContext.ts',
  'antd/es/theme/themes/seed.js': 'antd/seed.ts',
  'antd/es/theme/util/genStyleUtils.js': 'antd/cssVariable.ts',
  '@rc-component/util/es/Dom/dynamicCSS.js': 'antd/dynamicStyles.ts',
  '@ant-design/icons/es/components/AntdIcon.js': 'antd/AntdIcon.tsx',

  // Parts of a table that the console does not use: it pages, filters and selects by its own means.
  'antd/es/pagination/index.js': 'antd/Absent.ts',
  'antd/es/table/hooks/useFilter/FilterDropdown.js': 'antd/Absent.ts',
  'antd/es/table/hooks/useSelection.js': 'antd/noSelection.ts',
  'antd/es/config-provider/defaultRenderEmpty.js': 'antd/EmptyNote.ts',
  // It comes and goes at once.
  'antd/es/button/DefaultLoadingIcon.js': 'antd/LoadingIcon.tsx',
  // Tooltips in colours of their own would bring a colour library.
  'antd/es/tooltip/util.js': 'antd/plainTooltip.ts',

  'antd-phone-input/styles.js': 'phone/styles.js',
  'react-phone-hooks/locale.js': 'phone/locale.js',
  'antd/es/form/Form.js': 'phone/noForm.js',
  'antd/es/form/hooks/useFormInstance.js': 'phone/noForm.js',

  // Of the charts, only what draws a line.
  '@ant-design/charts/es/index.js': 'charts/charts.js',
  '@ant-design/plots/es/core/index.js': 'charts/plots.js',
  '@ant-design/plots/es/core/base/chart.js': 'charts/lineLibrary.js',
  '@ant-design/plots/es/util/is-valid-element.js': 'charts/isValidElement.js',
  '@ant-design/plots/es/core/annotation/index.js': 'charts/annotation.js',
  '@antv/g2/esm/lib/builtinlib.js': 'charts/builtins.js',
  '@antv/util/esm/dom/create-dom.js': 'charts/createDOM.js',
  '@antv/vendor/es/d3-scale-chromatic.mjs': 'charts/nothing.js',
  'html2canvas/dist/html2canvas.esm.js': 'charts/nothing.js',
  'lodash/lodash.js': 'charts/lodash.js',
};

const packages = path.resolve(__dirname, '../../node_modules');

const replacements = Object.fromEntries(
  Object.entries(replaced).map(([file, replacement]) => {
    if (!existsSync(path.join(packages, file))) throw new Error(`${file} has moved: see src/build/replacements.js.`);
    return [path.join(packages, file), path.join(__dirname, replacement)];
  }),
);

module.exports = { replacements };
