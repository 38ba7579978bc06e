declare module '*.css';

declare module '*?inline' {
  const text: string;
  export default text;
}

declare module '*?css';

declare const process: { readonly env: { readonly NODE_ENV?: 'production' | 'development' | 'test' } };
