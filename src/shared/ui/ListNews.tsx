import { Button } from 'antd';

export type News = { count: number; noun: Noun; show: () => unknown };

export type Noun = readonly [one: string, many: string];

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
