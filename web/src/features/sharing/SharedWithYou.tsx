import './sharing.css';
import { useRef, useState } from 'react';
import HandHeart from 'lucide-react/icons/hand-heart';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { hiddenOf, rightsIn } from '../../shared/rights.ts';
import { rightsTexts } from '../../shared/rights-texts.ts';
import { linkTo, screens } from '../../screens.ts';
import { useReplacePage } from '../../shared/use-replace-page.ts';
import type { ReachedPet } from '../../shared/use-pets.ts';
import { sharedRights } from '../../shared/use-shared-by.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useLeave } from './api.ts';
import { sharingTexts } from './texts.ts';

type Props = { pet: ReachedPet & { shareId: string } };

/** To a guest: what of the pet is theirs to see and do, what stays with its owners, and the way out. */
export function SharedWithYou({ pet }: Props) {
  const t = useTexts(sharingTexts);
  const rights = useTexts(rightsTexts);
  const { lang } = useLanguage();
  const replacePage = useReplacePage();
  const leave = useLeave();
  const [isLeaving, setLeaving] = useState(false);
  const isGone = useRef(false);
  const name = isolate(pet.name, lang);
  const { you, notHere } = rightsIn(lang);
  const hidden = hiddenOf(pet.permissions);

  async function goAway() {
    await leave.mutateAsync(pet.shareId);
    toast.success(t.left({ pet: name }));
    isGone.current = true;
  }

  /** The question's own place in the history goes first; then the page of what is no longer seen. */
  async function close() {
    setLeaving(false);
    if (isGone.current) await replacePage(linkTo(screens.pets));
  }

  return (
    <section className="shared-note">
      <span className="shared-sign">
        <HandHeart size={22} aria-hidden="true" />
      </span>
      <div>
        <h2>{t.sharedTitle({ pet: name })}</h2>
        <p>
          {you(sharedRights(pet))}{' '}
          {hidden.length > 0 && (
            <>
              <b>{notHere(hidden, pet.owners ?? [], pet.name)}</b> {rights.askThem}
            </>
          )}
        </p>
      </div>
      <button type="button" className="btn line sm" onClick={() => setLeaving(true)}>
        {t.leave}
      </button>
      <Confirm
        title={t.leaveTitle({ pet: name })}
        question={t.leaveText({ pet: name })}
        action={t.leave}
        isOpen={isLeaving}
        onConfirm={goAway}
        onClose={() => void close()}
      />
    </section>
  );
}
