import { useJournalOffer } from './activityApi';

/** Asks once whether the server has a journal; the menu reads the answer. */
export function JournalQuestion() {
  useJournalOffer();
  return null;
}
