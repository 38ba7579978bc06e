/** Set by webpack's DefinePlugin. */
declare const process: { readonly env: { readonly ANTD_STYLES?: 'extracted' | 'runtime' } };
