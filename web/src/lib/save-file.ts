/** Longest time until a browser starts the download: it reads the object URL only then. */
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
