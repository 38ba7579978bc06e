/** @jsxRuntime automatic -- tsx runs this file and ignores the settings of nested TypeScript projects. */
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { extractStyle as drawComponents } from '@ant-design/static-style-extract';
import { ConfigProvider, Form } from 'antd';
import type { LoaderContext } from 'webpack';
import { antdThemes } from '@/app/frame/theme';

/** Every component that the console imports, those of the frame, the dashboard and toasts first. One that is missing has no styles. */
const first = 'Alert Button Checkbox Dropdown Empty Layout Menu Modal notification Pagination Skeleton Table Tooltip';
const further =
  'AutoComplete DatePicker Descriptions Drawer Flex Form Image Input Popover Progress QRCode Result Segmented Select Space Switch Tag Typography Upload';

/** webpack loader for src/shared/ui/antd*.css: the rules of these components, extracted as Ant Design documents it. */
export default function antdStyles(this: LoaderContext<object>): string {
  const cache = createCache();
  const [antd = '', antdFurther = ''] = [first, further].map((names) => {
    const customTheme = (drawn: React.JSX.Element) => (
      <StyleProvider cache={cache}>
        <ConfigProvider theme={{ ...antdThemes.light, zeroRuntime: false }}>
          {drawn}
          {names === further && <Form.Item />}
        </ConfigProvider>
      </StyleProvider>
    );
    drawComponents({ includes: names.split(' '), customTheme });
    // The variables, which differ by scheme, are written in the browser.
    return extractStyle(cache, { plain: true, types: 'style', once: true });
  });
  return this.resourcePath.endsWith('antdFurther.css') ? antdFurther : antd;
}
