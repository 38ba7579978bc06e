/** Set by webpack. */
declare const process: { readonly env: { readonly NODE_ENV?: 'production' | 'development' | 'test' } };
