// In the place of @rc-component/util's Dom/dynamicCSS, which writes <style> elements. The content security policy forbids these, not
// style sheets made by a script: what Ant Design still writes at run time (the variables of its theme, the scroll lock) is adopted.
// Upstream: react-component/util#613, ant-design/ant-design#58150. It can go when that uses constructable style sheets.

const adopted = new Map<string, { css: string; sheet: CSSStyleSheet }>();

/** Returns a detached element, for callers that expect one. */
export function updateCSS(css: string, key: string): HTMLStyleElement {
  const known = adopted.get(key);
  // The browser goes through all rules again with each change: none for an empty rule, and for variables that are written once more.
  if (css !== known?.css && !/\{\s*\}\s*$/.test(css)) {
    const sheet = known?.sheet ?? new CSSStyleSheet();
    sheet.replaceSync(css);
    if (!known) document.adoptedStyleSheets.push(sheet);
    adopted.set(key, { css, sheet });
  }
  return document.createElement('style');
}

export function removeCSS(key: string) {
  const sheet = adopted.get(key)?.sheet;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  adopted.delete(key);
}

export const injectCSS = undefined;
