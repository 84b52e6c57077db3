import { messageText, type Code, type RefusalCode } from '@tzemed/contract/text/messages';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { formTexts } from '../auth/auth-texts.ts';
import { ToastCard } from '../../ui/toast/ToastCard.tsx';
import { ScriptTexts } from '../ScriptTexts.tsx';

/**
 * Until the page's own script is there: what was pressed is kept for it, and why it can't come or can't work is said.
 * Nothing is posted to the page itself.
 */
const beforeScript = `(function(d){function say(code){
var place=d.querySelector('[data-error=root],[data-reason]');
if(place)place.textContent=JSON.parse(d.getElementById('words').textContent)[code];
}
addEventListener('submit',function(e){e.preventDefault();e.target.dataset.pressed=''});
addEventListener('error',function(e){if(e.target.tagName==='SCRIPT')say('network')},true);
try{localStorage}catch(e){say('storageBlocked')}
})(document)`;

type Props = {
  /** The address of the page's own script. */
  src: string;
  codes: readonly (Code | RefusalCode)[];
  /** Words of this page alone, by their codes. */
  words?: Readonly<Record<string, string>>;
};

/** Script of a page, with the texts for the codes of its schema and of refusals. */
export function FormScript({ src, codes, words }: Props) {
  const { lang } = useLanguage();
  const t = useTexts(formTexts);
  const ofCodes = Object.fromEntries(codes.map((code) => [code, messageText(code, lang) ?? code]));
  return (
    <>
      <template id="toasts">
        {(['error', 'info'] as const).map((tone) => (
          <ToastCard key={tone} tone={tone}>
            <span />
          </ToastCard>
        ))}
      </template>
      <ScriptTexts words={{ ...t, ...ofCodes, ...words }} />
      <script dangerouslySetInnerHTML={{ __html: beforeScript }} />
      <script type="module" src={src} />
    </>
  );
}
