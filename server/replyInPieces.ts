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

  let end: (failure?: { err: unknown }) => void = () => undefined;
  call.set('ending', new Promise((resolve) => (end = resolve)));
  const encoder = new TextEncoder();
  const whole = async function* () {
    try {
      yield encoder.encode(`${head}[${text(first.value)},${text(second.value)}`);
      for await (const rows of pieces) yield encoder.encode(`,${text(rows)}`);
      yield encoder.encode(`]${tail}`);
    } catch (err) {
      end({ err });
      throw err;
    } finally {
      end();
    }
  };
  return answerJson(call, ReadableStream.from(whole()));
}

const listHere = 'list-here';
