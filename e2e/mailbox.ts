import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

/** The link in the newest mail to this address whose link has this path; waits for the mail to be sent. */
export async function mailedLink(
  address: string,
  pathname: string,
  dataDir = process.env.E2E_DATA ?? '',
): Promise<string> {
  for (let attempt = 0; attempt < 60; attempt++) {
    for (const mail of await mailsTo(address, dataDir)) {
      const links = mail.text?.match(/https?:\/\/\S+#token=[\w-]+/g) ?? [];
      const link = links.find((one) => new URL(one).pathname === pathname);
      if (link) return link;
    }
    await sleep(250);
  }
  throw new Error(`no mail to ${address} with a link to ${pathname}`);
}

/** Texts of mails by path: a mail never changes, and a whole run writes hundreds. */
const texts = new Map<string, Promise<string>>();

function textOf(file: string) {
  const text = texts.get(file) ?? readFile(file, 'utf8');
  texts.set(file, text);
  return text;
}

/** What was mailed to this address so far, the newest first. */
export async function mailsTo(address: string, dataDir = process.env.E2E_DATA ?? ''): Promise<Email[]> {
  const outbox = path.join(dataDir, 'outbox');
  const files = await readdir(outbox).catch(() => [] as string[]);
  // One that is still being written has another ending.
  const whole = files.filter((file) => file.endsWith('.eml'));
  const written = await Promise.all(
    whole
      .toSorted()
      .toReversed()
      .map((file) => textOf(path.join(outbox, file))),
  );
  const wanted = address.toLowerCase();
  const naming = written.filter((text) => text.toLowerCase().includes(wanted));
  const mails = await Promise.all(naming.map((text) => PostalMime.parse(text)));
  return mails.filter(({ to }) => to?.some((one) => one.address?.toLowerCase() === wanted));
}
