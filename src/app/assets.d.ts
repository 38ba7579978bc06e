declare module '*.css';

declare module '*?inline' {
  const text: string;
  export default text;
}

declare module '*?css';
