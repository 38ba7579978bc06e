const closings: (() => Promise<void>)[] = [];
let story = new AbortController();

/** Aborted once the story that runs now is over: one that ran out of time goes on otherwise, in the middle of the next. */
export const currentStory = () => story.signal;

/** Has a console closed after the test. The set-up of every test imports this file, the console itself only where one is opened. */
export const closeLater = (close: () => Promise<void>) => void closings.push(close);

export async function closeConsoles() {
  await Promise.all(closings.splice(0).map((close) => close()));
}

export async function endStory() {
  story.abort(new Error('This story is over.'));
  story = new AbortController();
  await closeConsoles();
}
