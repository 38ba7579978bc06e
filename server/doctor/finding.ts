export type Finding = { about: string; found?: string; mend?: string };

export async function look(about: string, check: () => Promise<Omit<Finding, 'about'>>): Promise<Finding> {
  try {
    return { about, ...(await check()) };
  } catch (error) {
    return { about, mend: messageOf(error) };
  }
}

export function describe({ about, found = '', mend }: Finding): string {
  return `${mend === undefined ? 'ok  ' : 'MEND'}  ${about.padEnd(10)}  ${mend ?? found}`.trimEnd();
}

/** Several refusals at once (of an address of each version) have a code only. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
