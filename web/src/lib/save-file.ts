/** As long as a browser may take to begin: it reads what is under the address only then. */
const startMs = 60_000;

/** Puts a file on the device, under its name. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), startMs);
}
