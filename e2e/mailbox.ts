import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';

/** The link in the newest mail to this address whose link has this path; waits for the mail to be sent. */
export async function mailedLink(
  address: string,
  pathname: string,
  dataDir = process.env.E2E_DATA ?? '',
): Promise<string> {
  const outbox = path.join(dataDir, 'outbox');
  for (let attempt = 0; attempt < 60; attempt++) {
    const files = await readdir(outbox).catch(() => [] as string[]);
    // One that is still being written has another ending.
    const whole = files.filter((file) => file.endsWith('.eml'));
    for (const file of whole.toSorted().toReversed()) {
      const mail = await PostalMime.parse(await readFile(path.join(outbox, file)));
      if (!mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase())) continue;
      const links = mail.text?.match(/https?:\/\/\S+#token=[\w-]+/g) ?? [];
      const link = links.find((one) => new URL(one).pathname === pathname);
      if (link) return link;
    }
    await sleep(250);
  }
  throw new Error(`no mail to ${address} with a link to ${pathname}`);
}
