import './sharing.css';
import { useRef, useState } from 'react';
import HandHeart from 'lucide-react/icons/hand-heart';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { hiddenAreas, describePermissions } from '../../shared/permissions/describe-permissions.ts';
import { permissionTexts } from '../../shared/permissions/permission-texts.ts';
import { linkTo, screens } from '../../screens.ts';
import { useReplacePage } from '../../shared/page/use-replace-page.ts';
import type { AccessiblePet } from '../../shared/pets/use-pets.ts';
import { sharedPermissions } from '../../shared/permissions/use-shared-by.ts';
import { useUntilText } from '../../shared/permissions/use-until-text.ts';
import { Confirm } from '../../ui/overlay/Confirm.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useLeaveShare } from './api.ts';
import { sharingTexts } from './texts.ts';

type Props = { pet: AccessiblePet & { shareId: string } };

/** To a guest: what of the pet is theirs to see and do, what stays with its owners, and the way out. */
export function SharedWithYou({ pet }: Props) {
  const t = useTexts(sharingTexts);
  const rights = useTexts(permissionTexts);
  const { lang } = useLanguage();
  const untilText = useUntilText();
  const replacePage = useReplacePage();
  const leave = useLeaveShare();
  const [isLeaving, setLeaving] = useState(false);
  const isGone = useRef(false);
  const name = isolateDirection(pet.name, lang);
  const { you, notHere } = describePermissions(lang);
  const hidden = hiddenAreas(pet.permissions);

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
          {you(sharedPermissions(pet))} {pet.until && <b>{t.sharedUntil({ until: untilText(pet.until) })}</b>}{' '}
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
