export function ListCount({ count, one, many }: { count: number | undefined; one: string; many: string }) {
  return (
    <p className="list-note list-count">
      {count !== undefined && `${count.toLocaleString()} ${count === 1 ? one : many}`}
    </p>
  );
}
