/** Says that what was asked for is on its way; the style sheet keeps it invisible for as long as nobody wonders. */
export function Waiting() {
  return (
    <p className="waiting" role="status">
      Loading...
    </p>
  );
}
