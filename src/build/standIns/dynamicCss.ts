// In the place of @rc-component/util's Dom/dynamicCSS, which writes <style> elements. The content security policy forbids these, not
// style sheets made by a script: what Ant Design still writes at run time (the variables of its theme, the scroll lock) is adopted.

const sheets = new Map<string, { sheet: CSSStyleSheet; handle: HTMLStyleElement }>();

/** Answers with an element, on which the callers keep notes of theirs; it never enters the page. */
export function updateCSS(css: string, key: string): HTMLStyleElement {
  const known = sheets.get(key);
  const { sheet, handle } = known ?? { sheet: new CSSStyleSheet(), handle: document.createElement('style') };
  sheet.replaceSync(css);
  if (!known) document.adoptedStyleSheets.push(sheet);
  sheets.set(key, { sheet, handle });
  return handle;
}

export function removeCSS(key: string) {
  const sheet = sheets.get(key)?.sheet;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  sheets.delete(key);
}

export function injectCSS() {
  throw new Error('Nothing in the console inserts anonymous styles.');
}

export function clearContainerCache() {
  sheets.clear();
}
