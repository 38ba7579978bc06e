export function faceAt(key: string, index: number, columns: number, count: number): number | undefined {
  const last = count - 1;
  const isInLastRow = Math.floor(index / columns) === Math.floor(last / columns);
  const faces: Record<string, number> = {
    Home: 0,
    End: last,
    ArrowLeft: Math.max(0, index - 1),
    ArrowRight: Math.min(last, index + 1),
    ArrowUp: index < columns ? index : index - columns,
    // The last row may be shorter.
    ArrowDown: isInLastRow ? index : Math.min(last, index + columns),
  };
  return faces[key];
}
