import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with Node's own network classes, which the companion API is made of; jsdom's lose the size of uploaded files. */
export default class ConsoleEnvironment extends TestEnvironment {
  constructor(...facts: ConstructorParameters<typeof TestEnvironment>) {
    super(...facts);
    // In 'test' Ant Design gives all elements the same id: labels would then name the wrong ones. In 'development' the console
    // computes Ant Design's styles, with which every query by role takes ten times as long.
    this.global.process.env.NODE_ENV = 'story';
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      FormData,
      Blob,
      File,
      AbortController,
      AbortSignal,
      ReadableStream,
      TextEncoder,
      TextDecoder,
      Uint8Array,
      ArrayBuffer,
      structuredClone,
      setImmediate,
      clearImmediate,
      // Node's channel keeps the process alive; React's scheduler only needs a later turn.
      MessageChannel: TimerChannel,
    });
  }
}

class TimerChannel {
  port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  port2 = {
    postMessage: (data: unknown) => void setTimeout(() => this.port1.onmessage?.({ data }), 0),
  };
}
