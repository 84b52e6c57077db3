import { exports } from '@tzemed/contract/views/exports';
import { printouts } from '@tzemed/contract/views/printouts';
import { texts, wordsIn } from '@tzemed/contract/text/texts';
import { pageLang } from '../../i18n/language.ts';
import { callsOf } from '../../lib/api/api-client.ts';
import { reportFailure } from '../../lib/api/query-client.ts';
import { toast } from '../../ui/toast/toast.ts';

const printTexts = texts({
  preparing: { he: 'מכינים את הקובץ…', en: 'Preparing the file…', ar: 'نُعدّ الملف…' },
  ready: { he: 'הקובץ מוכן', en: 'The file is ready', ar: 'الملف جاهز' },
});
const about = 'print';
const calls = { ...callsOf(printouts), everything: callsOf(exports).ofPet };
let isBusy = false;

/** Asks for a printout, or for all there is, and gives it to the browser to keep, under its name; says how it goes, and answers whether it went well. One at a time. */
export async function downloadPrintout(name: string, ask: (of: typeof calls) => Promise<Blob>) {
  if (isBusy) return false;
  isBusy = true;
  const t = wordsIn(printTexts, pageLang());
  toast.info(t.preparing, undefined, about);
  try {
    keep(name, await ask(calls));
    toast.success(t.ready, undefined, about);
    return true;
  } catch (error) {
    toast.over(about);
    reportFailure(error, 'load');
    return false;
  } finally {
    isBusy = false;
  }
}

function keep(name: string, bytes: Blob) {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  // A name of somebody's own may hold what is a folder to a system of files.
  link.download = name.replaceAll(/[/\\:*?"<>|]/g, ' ');
  link.click();
  // Some browsers begin to read only after this.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
