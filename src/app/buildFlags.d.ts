/** The one flag that the build writes into the code, by webpack's DefinePlugin. */
declare const process: { readonly env: { readonly ANTD_STYLES?: 'extracted' | 'runtime' } };
