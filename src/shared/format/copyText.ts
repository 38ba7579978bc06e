/** Resolves to whether it was copied: browsers have no clipboard for a page without HTTPS, or may not be allowed to use it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
