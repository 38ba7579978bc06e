/** A loading text; the style sheet hides it at first, so that fast loads do not flicker. */
export function Waiting() {
  return (
    <p className="waiting" role="status">
      Loading...
    </p>
  );
}
