// In the place of @rc-component/util's Dom/dynamicCSS, which writes <style> elements. The content security policy forbids these, not
// style sheets made by a script: what Ant Design still writes at run time (the variables of its theme, the scroll lock) is adopted.
// Upstream: react-component/util#613, ant-design/ant-design#58150. It can go when that uses constructable style sheets: without it the
// browser suite then sees no violation.

const sheets = new Map<string, CSSStyleSheet>();

/** A detached element, for callers that expect one. */
export function updateCSS(css: string, key: string): HTMLStyleElement {
  const element = document.createElement('style');
  // The measuring of a scroll bar writes such a rule. With each change of sheets the browser goes through all rules again.
  const isEmpty = /\{\s*\}\s*$/.test(css);
  if (isEmpty) return element;
  const sheet = sheets.get(key) ?? new CSSStyleSheet();
  sheet.replaceSync(css);
  if (!sheets.has(key)) document.adoptedStyleSheets.push(sheet);
  sheets.set(key, sheet);
  return element;
}

export function removeCSS(key: string) {
  const sheet = sheets.get(key);
  if (!sheet) return;
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
  sheets.delete(key);
}

export const injectCSS = undefined;
