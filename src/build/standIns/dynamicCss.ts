// In the place of @rc-component/util's Dom/dynamicCSS, which writes <style> elements. The content security policy forbids these, not
// style sheets made by a script: what Ant Design still writes at run time (the variables of its theme, the scroll lock) is adopted.
// Upstream: react-component/util#613, ant-design/ant-design#58150. It can go when that uses constructable style sheets: without it the
// browser suite then sees no violation.

const sheets = new Map<string, { sheet: CSSStyleSheet; css: string }>();

/** A detached element, for callers that expect one. */
export function updateCSS(css: string, key: string): HTMLStyleElement {
  const element = document.createElement('style');
  const known = sheets.get(key);
  // The measuring of a scroll bar writes an empty rule, and whatever mounts writes all variables of the theme once more. With each
  // change of sheets the browser goes through all rules again.
  if (/\{\s*\}\s*$/.test(css) || css === known?.css) return element;
  const { sheet } = known ?? { sheet: new CSSStyleSheet() };
  sheet.replaceSync(css);
  if (!known) document.adoptedStyleSheets.push(sheet);
  sheets.set(key, { sheet, css });
  return element;
}

export function removeCSS(key: string) {
  const known = sheets.get(key);
  if (!known) return;
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(known.sheet), 1);
  sheets.delete(key);
}

export const injectCSS = undefined;
