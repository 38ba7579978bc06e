// In the place of @rc-component/util's Dom/dynamicCSS, which writes <style> elements. The content security policy forbids these, not
// style sheets made by a script: what Ant Design still writes at run time (the variables of its theme, the scroll lock) is adopted.
// Upstream: react-component/util#613, ant-design/ant-design#58150. It can go when that uses constructable style sheets: without it the
// browser suite then sees no violation.

const sheets = new Map<string, CSSStyleSheet>();

/** A detached element, for callers that expect one. */
export function updateCSS(css: string, key: string): HTMLStyleElement {
  const sheet = sheets.get(key) ?? new CSSStyleSheet();
  sheet.replaceSync(css);
  if (!sheets.has(key)) document.adoptedStyleSheets.push(sheet);
  sheets.set(key, sheet);
  return document.createElement('style');
}

export function removeCSS(key: string) {
  const sheet = sheets.get(key);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  sheets.delete(key);
}

export const injectCSS = undefined;
