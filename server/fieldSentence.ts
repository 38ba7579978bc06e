import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** What is wrong with a field of a request, in a sentence that a person can act upon. */
export function fieldSentence(issue: Issue): string {
  const field = issue.path?.[0];
  if (field === undefined) return 'The request does not have the expected form.';
  if (field === 'email' && ['invalid_format', 'too_small'].includes(issue.code ?? '') && issue.input !== undefined)
    return 'Enter an e-mail like name@example.org.';
  return `${labelOf(String(field))} ${problemOf(issue)}.`;
}

const labels: Record<string, string> = {
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

function problemOf(issue: Issue): string {
  if (issue.input === undefined) return 'is missing';
  if (Array.isArray(issue.input)) return 'may be given only once';
  switch (issue.code) {
    case 'too_small':
      return issue.input === '' ? 'is missing' : 'is too short';
    case 'too_big':
      return issue.origin === 'string' ? `is too long: at most ${issue.maximum} characters` : 'is too large';
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union': {
      const [first] = issue.errors.flat();
      return first?.code === 'invalid_value' ? oneOf(first.values) : 'is not valid';
    }
    case 'invalid_format':
      return formats[issue.format] ?? 'is not valid';
    case 'custom':
      return typeof issue.params?.problem === 'string' ? issue.params.problem : 'is not valid';
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_type':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return 'is not valid';
  }
}

const oneOf = (values: readonly unknown[]) => `must be one of ${values.map(String).join(', ')}`;

const formats: Record<string, string> = {
  date: 'must be a day like 2026-11-26',
  datetime: 'must be a time like 2026-11-26T09:30:00Z',
  regex: 'must be a whole number',
};
