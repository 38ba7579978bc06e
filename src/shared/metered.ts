type Connection = { saveData?: boolean; effectiveType?: string };

/** On such a connection nothing is fetched that is not shown. */
export function isMetered() {
  const { connection } = navigator as { connection?: Connection }; // Chromium alone has it
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
