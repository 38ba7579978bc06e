/** A browser of one engine, as far as the walk needs it. */
export type Engine = {
  name: string;
  goTo: (address: string) => Promise<void>;
  /** Evaluates an expression in the page; its value travels as JSON. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** What the console said since it was last asked, where the engine tells. */
  complaints: () => string[];
  close: () => Promise<void>;
};

export const windowSize = { width: 1366, height: 900 };
