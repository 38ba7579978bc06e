/** The result of work that may throw, such as reading a blocked storage; undefined where it does. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
