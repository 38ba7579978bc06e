const closings: (() => Promise<void>)[] = [];

/** Has a console closed after the test. The set-up of every test imports this file, the console itself only where one is opened. */
export const closeLater = (close: () => Promise<void>) => void closings.push(close);

export async function closeConsoles() {
  await Promise.all(closings.splice(0).map((close) => close()));
}
