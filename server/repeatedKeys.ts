const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** Whether an object anywhere in the JSON names a field twice: parsers disagree on which value wins, so the request is refused. */
export function hasRepeatedKey(json: string): boolean {
  const open: (Set<string> | 'list')[] = [];
  let key: string | undefined;
  for (const [piece] of json.matchAll(token)) {
    if (piece === '{') open.push(new Set());
    else if (piece === '[') open.push('list');
    else if (piece === '}' || piece === ']') open.pop();
    else if (piece === ':') {
      const keys = open.at(-1);
      if (key === undefined || keys === undefined || keys === 'list') continue;
      if (keys.has(key)) return true;
      keys.add(key);
    }
    key = piece.startsWith('"') ? (JSON.parse(piece) as string) : undefined; // The pattern matches complete strings only.
  }
  return false;
}
