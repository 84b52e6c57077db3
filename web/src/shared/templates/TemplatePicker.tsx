import './template-picker.css';
import { type ComponentType, type ReactNode, Suspense, useRef, useState } from 'react';
import Bookmark from 'lucide-react/icons/bookmark';
import { texts } from '@tzemed/contract/text/texts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DialogLinks } from '../../ui/overlay/DialogLinks.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';
import type { TemplateValues } from './use-apply-template.ts';

const fromTemplateTexts = texts({
  fromTemplate: { he: 'מתוך תבנית', en: 'From a template', ar: 'من قالب' },
});

export type TemplateChooserProps = {
  /** Values that a template has set, by field. */
  filled: TemplateValues;
  onChoose: (said: ReactNode, filled: TemplateValues) => void;
};

type Props = { Chooser: ComponentType<TemplateChooserProps> };

/** Fills into the form of a new one what a template says; the list of them comes when it is opened first. */
export function TemplatePicker({ Chooser }: Props) {
  const t = useTexts(fromTemplateTexts);
  const [isOpen, setOpen] = useState(false);
  const [said, say] = useState<ReactNode>();
  /** Values that templates have set, by field: a value that differs now is the user's own. */
  const [filled, setFilled] = useState<TemplateValues>({});
  const button = useRef<HTMLButtonElement>(null);
  function choose(words: ReactNode, filled: TemplateValues) {
    setFilled(filled);
    say(words);
    setOpen(false);
    button.current!.focus();
  }
  return (
    <div className="from-template">
      <DialogLinks>
        <button ref={button} type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Bookmark size={16} aria-hidden="true" />
          {t.fromTemplate}
        </button>
      </DialogLinks>
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <Chooser filled={filled} onChoose={choose} />
        </Suspense>
      )}
      <div role="status">{said}</div>
    </div>
  );
}
