import { theme, type ThemeConfig } from 'antd';
import { fontFamily, palettes, type Scheme } from '@/shared/preferences/palettes';

const namedColors = ['colorPrimary', 'colorInfo', 'colorLink', 'colorSuccess', 'colorWarning', 'colorError'] as const;

/** Shades for dark mode around the theme's exact colours; antd's dark algorithm would dim them. */
const darkAlgorithm: ThemeConfig['algorithm'] = [
  theme.darkAlgorithm,
  (seed, shades) => {
    const base = shades ?? theme.darkAlgorithm(seed);
    return { ...base, ...Object.fromEntries(namedColors.map((name) => [name, seed[name]])) };
  },
];

function antdTheme(scheme: Scheme): ThemeConfig {
  const colors = palettes[scheme];
  return {
    algorithm: scheme === 'dark' ? darkAlgorithm : theme.defaultAlgorithm,
    // The build extracts the styles; only development computes them in the browser.
    zeroRuntime: process.env.NODE_ENV !== 'development',
    hashed: false,
    cssVar: { key: `scheme-${scheme}` },
    token: {
      colorPrimary: colors.primary,
      colorPrimaryBg: colors['primary-soft'],
      // antd draws the focus ring in this colour.
      colorPrimaryBorder: colors.primary,
      colorPrimaryBgHover: colors['primary-soft'],
      colorSuccessBg: colors['success-soft'],
      colorWarningBg: colors['accent-soft'],
      colorErrorBg: colors['danger-soft'],
      colorInfoBg: colors['primary-soft'],
      boxShadow: `0 8px 28px ${colors['shadow-color']}`,
      boxShadowSecondary: `0 8px 28px ${colors['shadow-color']}`,
      boxShadowTertiary: `0 2px 6px ${colors['shadow-color']}`,
      colorInfo: colors.primary,
      colorLink: colors.primary,
      colorLinkHover: colors['primary-hover'],
      linkDecoration: 'underline',
      linkHoverDecoration: 'underline',
      colorSuccess: colors.success,
      colorWarning: colors.accent,
      colorError: colors.danger,
      gold: scheme === 'dark' ? '#f3d675' : '#8a6a00',
      // antd's algorithm would derive a muddy background from the dark seed colour, which the text needs.
      ...(scheme === 'light' && { 'gold-1': '#fdf0c4', gold1: '#fdf0c4' }),
      colorBgBase: colors.surface,
      colorTextBase: colors.text,
      colorBgLayout: colors.canvas,
      colorBgContainer: colors.surface,
      colorBgElevated: colors.raised,
      colorBorder: colors['line-strong'],
      colorBorderSecondary: colors.line,
      colorSplit: colors.line,
      colorText: colors.text,
      colorTextSecondary: colors['text-soft'],
      colorTextTertiary: colors['text-soft'],
      colorTextPlaceholder: colors['text-soft'],
      fontFamily,
      borderRadius: 8,
      controlHeight: 36,
      // An odd height would put the text of small buttons half a pixel too low.
      controlHeightSM: 28,
      motion: false,
    },
    components: {
      Layout: {
        headerBg: colors.surface,
        headerHeight: 60,
        headerPadding: '0 20px 0 12px',
        lightSiderBg: colors.surface,
      },
      Menu: {
        itemBg: 'transparent',
        itemHeight: 38,
        itemHoverBg: colors.canvas,
        itemMarginInline: 0,
        itemPaddingInline: 8,
        itemMarginBlock: 2,
        activeBarBorderWidth: 0,
        collapsedWidth: 44,
        iconSize: 17,
        iconMarginInlineEnd: 8,
        collapsedIconSize: 17,
      },
      Table: {
        headerBg: colors.canvas,
        headerColor: colors['text-soft'],
        headerSortActiveBg: colors.canvas,
        headerSortHoverBg: colors['primary-soft'],
        bodySortBg: 'transparent',
        rowHoverBg: colors.canvas,
        cellPaddingBlock: 8,
        cellPaddingInline: 14,
      },
      // White has too little contrast on the light buttons of the dark scheme.
      Button: {
        primaryColor: colors['on-primary'],
        dangerColor: colors['on-danger'],
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
      },
      Pagination: {
        itemActiveBg: colors.primary,
        itemActiveColor: colors['on-primary'],
        itemActiveColorHover: colors['on-primary'],
      },
      Modal: { titleFontSize: 17 },
      Switch: { colorTextTertiary: scheme === 'dark' ? '#8a8784' : '#a3a09c' },
      // The accent alone has too little contrast on its pale background.
      Tag: { colorWarning: colors.text },
      Notification: {
        colorSuccessBg: colors['success-soft'],
        colorErrorBg: colors['danger-soft'],
        width: 340,
        fontSizeLG: 14,
        paddingMD: 12,
      },
      Image: { colorBgMask: 'rgb(0 0 0 / 88%)' },
      Form: { verticalLabelPadding: '0 0 4px', itemMarginBottom: 14 },
    },
  };
}

export const antdThemes: Record<Scheme, ThemeConfig> = { light: antdTheme('light'), dark: antdTheme('dark') };
