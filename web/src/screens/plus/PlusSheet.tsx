import './plus.css';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { PrefillGuard } from './PrefillGuard.tsx';
import { itemKinds, type KindName } from './item-kinds.tsx';
import { guessPet } from './guess-pet.ts';
import { KindQuestion } from './KindQuestion.tsx';
import { plusTexts } from './texts.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** Asks what is to be added; the form of it stands in the same dialog, over whatever screen one is on. */
export function PlusSheet({ isOpen, onClose }: Props) {
  const t = useTexts(plusTexts);
  const { lang } = useLanguage();
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [{ kind, begun }, choose] = useState<{ kind: KindName | null; begun?: object | undefined }>({ kind: null });
  const likely = guessPet(useLocation());
  // Each time it is opened it begins with the question.
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) choose({ kind: null });
  }
  const { title, Form } = kind ? itemKinds[kind] : { title: undefined, Form: undefined };
  return (
    <Modal title={title?.[lang] ?? t.title} isOpen={isOpen} onClose={onClose}>
      {Form ? (
        <PrefillGuard isBegun={begun !== undefined}>
          <Suspense fallback={<Loading />}>
            <Form likely={likely} begun={begun} onNoPets={() => choose({ kind: 'pets' })} onDone={onClose} />
          </Suspense>
        </PrefillGuard>
      ) : (
        <KindQuestion
          likely={likely}
          onChoose={(chosen, typed) => choose({ kind: chosen, begun: typed })}
          onDone={onClose}
        />
      )}
    </Modal>
  );
}
