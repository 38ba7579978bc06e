export function faceAt(key: string, index: number, columns: number, count: number): number | undefined {
  const last = count - 1;
  const rowOf = (one: number) => Math.floor(one / columns);
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowRight':
      return Math.min(last, index + 1);
    case 'ArrowUp':
      return index < columns ? index : index - columns;
    case 'ArrowDown':
      // The last row may be shorter.
      return rowOf(index) === rowOf(last) ? index : Math.min(last, index + columns);
    default:
      return undefined;
  }
}
