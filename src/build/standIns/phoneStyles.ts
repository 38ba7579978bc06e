import '../../../node_modules/react-phone-hooks/stylesheet.json?css';
import '../../../node_modules/antd-phone-input/resources/stylesheet.json?css';

/**
 * In the place of appending a style element of 222 kB at every drawing: the rules come as a style sheet, once.
 * Upstream: typesnippet/react-phone-hooks, styles.ts, no issue yet. It can go when the package brings a CSS file.
 */
export function injectMergedStyles() {}
