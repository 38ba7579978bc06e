/** The result of work that may throw, such as reading a forbidden storage; undefined where it does. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
