import { listKinds } from '@/app/listKinds';
import { serveList } from '@/shared/largeList/remoteList';

type Listener = (event: MessageEvent) => void;

const later = (listener: Listener | null, data: unknown) =>
  queueMicrotask(() => listener?.(new MessageEvent('message', { data })));

/** jsdom has no workers: here the code of one runs in the page, a turn later than the message to it. */
export class PageWorker {
  onmessage: Listener | null = null;
  private readonly inside = {
    onmessage: null as Listener | null,
    postMessage: (answer: unknown) => later(this.onmessage, answer),
  };

  constructor() {
    serveList(listKinds, this.inside);
  }

  postMessage(call: unknown) {
    later(this.inside.onmessage, call);
  }

  terminate() {
    this.onmessage = null;
  }
}
