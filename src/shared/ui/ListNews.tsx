import { Button } from 'antd';

/** How many rows came since the list was read, and the way to see them. */
export type News = { count: number; noun: Noun; show: () => unknown };

/** What a row of a list is called: one, and many. */
export type Noun = readonly [one: string, many: string];

/** Announces above a list what is new, so that no row moves before somebody asks for it. */
export function ListNews({ count, noun: [one, many], show }: News) {
  return (
    <div className="list-news" role="status">
      {count > 0 && (
        <Button type="primary" shape="round" onClick={() => void show()}>
          {count.toLocaleString()} new {count === 1 ? one : many}. Show
        </Button>
      )}
    </div>
  );
}
