/** webpack loader: the phone input's rules, which it keeps as JSON, as CSS. Its drawn flags (`.svg`) are left out. */
export default function phoneSheet(json: string) {
  return Object.entries<Record<string, unknown>>(JSON.parse(json))
    .filter(([selector]) => !selector.endsWith('.svg'))
    .map(([selector, rules]) => [selector, Object.entries(rules).map(([name, value]) => `${name}:${value};`)] as const)
    .map(([selector, declarations]) => `${selector}{${declarations.join('').replaceAll('\\/', '/')}}`)
    .join('\n');
}
