import './members.css';

const grouped = new Intl.NumberFormat();

export function ListCount({ count, one, many }: { count: number | undefined; one: string; many: string }) {
  return (
    <p className="list-note list-count">
      {count !== undefined && `${grouped.format(count)} ${count === 1 ? one : many}`}
    </p>
  );
}
