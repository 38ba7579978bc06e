// Created once: constructing a formatter takes longer than the rest of the call.
const labels = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

export function lastTwelveMonths(now: Date): { key: string; label: string }[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index));
    return {
      key: month.toISOString().slice(0, 7),
      label: labels.format(month),
    };
  });
}
