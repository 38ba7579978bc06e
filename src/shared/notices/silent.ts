/** Part of a call's argument: a failure raises no toast, since the caller shows it or nobody waits for the reply. */
export type Silent = { silent?: true };

export const isSilent = (arg: unknown) => typeof arg === 'object' && arg !== null && 'silent' in arg;
