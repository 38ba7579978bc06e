export type SavedFile = { name: string; text: string };

/** Notes what the console saves until the test ends: jsdom neither makes addresses of files nor follows a link to one. */
export function watchSavedFiles(): SavedFile[] {
  const files: SavedFile[] = [];
  let blob: Blob | undefined;
  URL.createObjectURL = (file) => {
    blob = file instanceof Blob ? file : undefined;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const name = this.download;
    void blob?.text().then((text) => files.push({ name, text }));
  });
  return files;
}
