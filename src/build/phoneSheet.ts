/**
 * webpack loader: turns the style rules that the phone input keeps as JSON into a style sheet. The drawn flags (`.svg`)
 * are left out; the picture with all flags becomes a file of its own.
 */
export default function phoneSheet(json: string) {
  return Object.entries<Record<string, unknown>>(JSON.parse(json))
    .filter(([selector]) => !selector.endsWith('.svg'))
    .map(([selector, rules]) => [selector, Object.entries(rules).map(([name, value]) => `${name}:${value};`)] as const)
    .map(([selector, declarations]) => `${selector}{${declarations.join('').replaceAll('\\/', '/')}}`)
    .join('\n');
}
