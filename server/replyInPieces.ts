import { answerJson, answerText, envelope } from './reply';
import type { Call } from './services';

/**
 * Answers with the envelope of the contract around a list, which is sent as it is read. What fails before the first piece gets its
 * own answer; later the connection is cut, which no console takes for a whole list.
 * @param pieces rows, or rows as JSON already with commas between them.
 */
export async function replyInPieces<Row>(
  call: Call,
  pieces: AsyncGenerator<Row[] | string>,
  around: (list: string) => object,
  sentence: string,
): Promise<Response> {
  const [first, second] = [await pieces.next(), await pieces.next()];
  const [head = '', tail = ''] = JSON.stringify(envelope(around(listHere), sentence)).split(`"${listHere}"`);
  const text = (rows: Row[] | string) => (typeof rows === 'string' ? rows : JSON.stringify(rows).slice(1, -1));
  if (first.done || second.done) return answerText(call, `${head}[${first.done ? '' : text(first.value)}]${tail}`);

  const encoder = new TextEncoder();
  let end: (how: { err?: unknown }) => void = () => undefined;
  call.set('ending', new Promise((resolve) => (end = resolve)));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(`${head}[${text(first.value)},${text(second.value)}`));
    },
    async pull(controller) {
      const { done, value } = await pieces.next().catch((err: unknown) => {
        end({ err });
        throw err;
      });
      controller.enqueue(encoder.encode(done ? `]${tail}` : `,${text(value)}`));
      if (!done) return;
      controller.close();
      end({});
    },
    async cancel() {
      end({});
      await pieces.return(undefined);
    },
  });
  return answerJson(call, body);
}

const listHere = 'list-here';
