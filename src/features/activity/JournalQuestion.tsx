import { useJournalOffer } from './activityApi';

/** Asks whether there is a journal; the menu reads the answer. */
export function JournalQuestion() {
  useJournalOffer();
  return null;
}
