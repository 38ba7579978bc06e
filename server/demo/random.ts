export type Random = {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `lowest` to `highest`, both included. */
  whole(lowest: number, highest: number): number;
  /** About normally distributed, within three and a half deviations. */
  around(mean: number, deviation: number): number;
  chance(probability: number): boolean;
  pick<Item>(list: readonly Item[]): Item;
  pickByShare<Item extends { share: number }>(list: readonly Item[]): Item;
  /** At most `count` different places of the list, in random order. */
  sample<Item>(list: readonly Item[], count: number): Item[];
  uuid(): string;
};

const hexadecimal = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Four well-mixed 32-bit numbers made from a text (FNV-1a, once for each starting value). */
function wordsOf(text: string): [number, number, number, number] {
  const mix = (start: number) => {
    let hash = start >>> 0;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
    return hash;
  };
  return [mix(0x811c9dc5), mix(0x9e3779b9), mix(0x243f6a88), mix(0xb7e15162)];
}

/**
 * A generator (sfc32) whose numbers depend on its name only. Every concern of the seed has a generator of its own, so one more
 * draw in one place leaves all other data as it was.
 */
export function randomFor(concern: string): Random {
  let [a, b, c, counter] = wordsOf(concern);

  const next32 = () => {
    const mixed = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + mixed;
    c |= 0;
    return mixed >>> 0;
  };
  for (let round = 0; round < 16; round += 1) next32();

  const next = () => next32() / 0x1_0000_0000;
  const whole = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1));

  function pick<Item>(list: readonly Item[]): Item {
    if (list.length === 0) throw new RangeError('There is nothing to pick from.');
    return list[Math.floor(next() * list.length)] as Item; // The list is not empty and the place lies within it.
  }

  function pickByShare<Item extends { share: number }>(list: readonly Item[]): Item {
    let left = next() * list.reduce((sum, item) => sum + item.share, 0);
    const chosen = list.find((item) => (left -= item.share) < 0) ?? list.at(-1);
    if (chosen === undefined) throw new RangeError('There is nothing to pick from.');
    return chosen;
  }

  function sample<Item>(list: readonly Item[], count: number): Item[] {
    const chosen: Item[] = [];
    // A shuffle that keeps only the places it has touched: drawing three of a hundred thousand stays cheap.
    const moved = new Map<number, number>();
    for (let last = list.length - 1; last >= 0 && chosen.length < count; last -= 1) {
      const drawn = whole(0, last);
      chosen.push(list[moved.get(drawn) ?? drawn] as Item); // Every place is within the list.
      moved.set(drawn, moved.get(last) ?? last);
    }
    return chosen;
  }

  return {
    next,
    whole,
    around: (mean, deviation) => mean + deviation * (next() + next() + next() + next() - 2) * Math.sqrt(3),
    chance: (probability) => next() < probability,
    pick,
    pickByShare,
    sample,
    uuid() {
      const bytes = [next32(), next32(), next32(), next32()].flatMap((word) => [
        word & 255,
        (word >>> 8) & 255,
        (word >>> 16) & 255,
        word >>> 24,
      ]);
      const text = bytes.map((byte, place) => {
        if (place === 6) return hexadecimal[(byte & 0x0f) | 0x40];
        if (place === 8) return hexadecimal[(byte & 0x3f) | 0x80];
        return hexadecimal[byte];
      });
      const part = (from: number, to: number) => text.slice(from, to).join('');
      return `${part(0, 4)}-${part(4, 6)}-${part(6, 8)}-${part(8, 10)}-${part(10, 16)}`;
    },
  };
}
