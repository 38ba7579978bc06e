export const palettes = {
  light: {
    canvas: '#f6f1e8',
    surface: '#fffdf9',
    raised: '#ffffff',
    line: '#e3d9ca',
    'line-strong': '#8a7d6c',
    text: '#2a241e',
    'text-soft': '#645a4f',
    primary: '#0d6063',
    'primary-hover': '#0a4c4f',
    'primary-soft': '#dcecea',
    'on-primary': '#ffffff',
    accent: '#ac5c08',
    'accent-soft': '#fbead2',
    success: '#1f6f3a',
    'success-soft': '#e0f0e3',
    processing: '#b58900',
    danger: '#ad2318',
    'on-danger': '#ffffff',
    'danger-soft': '#fbe5e1',
    'shadow-color': 'rgb(74 55 30 / 14%)',
  },
  dark: {
    canvas: '#161310',
    surface: '#1f1b17',
    raised: '#29241f',
    line: '#3b342c',
    'line-strong': '#8f8374',
    text: '#f0e9df',
    'text-soft': '#b9ae9f',
    primary: '#6cc9c4',
    'primary-hover': '#92dad6',
    'primary-soft': '#1d3534',
    'on-primary': '#0c2221',
    accent: '#f0ae55',
    'accent-soft': '#3a2b16',
    success: '#7fcf95',
    'success-soft': '#1c3322',
    processing: '#f3d675',
    danger: '#f4968b',
    'on-danger': '#2b0d09',
    'danger-soft': '#45211d',
    'shadow-color': 'rgb(0 0 0 / 45%)',
  },
} as const;

export type Scheme = keyof typeof palettes;

export const fontFamily = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Kannada', sans-serif";

const measures = { font: fontFamily, radius: '8px', 'radius-large': '14px', control: '36px' };

const declarations = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

export const themeStyles =
  `:root{color-scheme:light;${declarations(measures)};${declarations(palettes.light)}}` +
  `:root[data-scheme=dark]{color-scheme:dark;${declarations(palettes.dark)}}` +
  `@media (prefers-color-scheme:dark){:root:not([data-scheme]){color-scheme:dark;${declarations(palettes.dark)}}}`;
