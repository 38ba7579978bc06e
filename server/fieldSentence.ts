import type { BaseIssue } from 'valibot';

/** What is wrong with a field of a request, in a sentence that a person can act upon. */
export function fieldSentence(issue: BaseIssue<unknown>): string {
  const field = issue.path?.[0]?.key;
  if (issue.message.endsWith('.')) return issue.message;
  if (field === undefined) return 'The request does not have the expected form.';
  if (field === 'email' && issue.type === 'min_length') return 'Enter an e-mail like name@example.org.';
  return `${labelOf(String(field))} ${problemOf(issue)}.`;
}

const labels: Record<string, string> = {
  q: 'The search',
  vaaara: 'Vaara',
  ios_version: 'IOS version',
  isVisible: 'Status',
  oldpassword: 'Old password',
  newpassword: 'New password',
  confirmpassword: 'Confirm password',
};

/** 'android_version' is 'Android version'. */
const labelOf = (field: string) =>
  labels[field] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`.replaceAll('_', ' ');

function problemOf({ input, type, expected, requirement, message, issues }: BaseIssue<unknown>): string {
  if (input === undefined) return 'is missing';
  if (Array.isArray(input)) return 'may be given only once';
  switch (type) {
    case 'min_length':
      return input === '' ? 'is missing' : 'is too short';
    case 'max_length':
      return `is too long: at most ${String(requirement)} characters`;
    case 'max_value':
      return 'is too large';
    case 'picklist':
      // It expects '("pending" | "approved")'.
      return `must be one of ${expected?.replace(/[("')]/g, '').replaceAll(' | ', ', ')}`;
    case 'union':
      return issues?.[0] ? problemOf(issues[0]) : 'is not valid';
    case 'iso_date':
      return 'must be a day like 2026-11-26';
    case 'iso_timestamp':
      return 'must be a time like 2026-11-26T09:30:00Z';
    case 'regex':
      return 'must be a whole number';
    case 'check':
      return message;
    default:
      return 'is not valid';
  }
}
