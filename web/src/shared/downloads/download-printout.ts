import { exports } from '@tzemed/contract/views/exports';
import { printouts } from '@tzemed/contract/views/printouts';
import { texts, wordsIn } from '@tzemed/contract/text/texts';
import { pageLang } from '../../i18n/language.ts';
import { callsOf } from '../../lib/api/api-client.ts';
import { reportFailure } from '../../lib/api/query-client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../ui/toast/toast.ts';
import { sendFile } from './send-file.ts';

const printTexts = texts({
  preparing: { he: 'מכינים את הקובץ…', en: 'Preparing the file…', ar: 'نُعدّ الملف…' },
  ready: { he: 'הקובץ מוכן', en: 'The file is ready', ar: 'الملف جاهز' },
  send: { he: 'שליחת הקובץ', en: 'Send the file', ar: 'إرسال الملف' },
});
const about = 'print';
const calls = { ...callsOf(printouts), everything: callsOf(exports).ofPet };
type Ask = (of: typeof calls) => Promise<Blob>;
let isBusy = false;

/** Asks for a printout, or for all there is, and puts it on the device under its name; says how it goes, and answers whether it went well. One at a time. */
export const downloadPrintout = (name: string, ask: Ask) =>
  withFile(
    () => ask(calls),
    (bytes) => {
      saveFile(bytes, name);
      sayReady();
    },
  );

/** Asks for a printout and hands it to another app, as `downloadPrintout` puts it on the device. */
export const sendPrintout = (name: string, ask: Ask) => sendLoaded(name, () => ask(calls));

/** Loads a file and hands it to another app, or puts it on the device where none takes it. */
export const sendLoaded = (name: string, load: () => Promise<Blob>) => withFile(load, (bytes) => handOver(bytes, name));

async function withFile(load: () => Promise<Blob>, use: (bytes: Blob) => void | Promise<void>) {
  if (isBusy) return false;
  isBusy = true;
  toast.info(words().preparing, undefined, about);
  try {
    await use(await load());
    return true;
  } catch (error) {
    toast.over(about);
    reportFailure(error, 'load');
    return false;
  } finally {
    isBusy = false;
  }
}

async function handOver(bytes: Blob, name: string): Promise<void> {
  const end = await sendFile(bytes, name);
  if (end === 'sent') toast.over(about);
  else if (end === 'saved') sayReady();
  // A browser forgets a press after some seconds: another one sends what is there by now.
  else toast.info(words().ready, { label: words().send, onPress: () => void handOver(bytes, name) }, about);
}

const words = () => wordsIn(printTexts, pageLang());
const sayReady = () => toast.success(words().ready, undefined, about);
