import type { ReactNode } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import PencilLine from 'lucide-react/icons/pencil-line';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Stethoscope from 'lucide-react/icons/stethoscope';
import UserRound from 'lucide-react/icons/user-round';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Offer, WhichInvitation } from '@tzemed/contract/sharing/invitations';
import type { Permissions } from '@tzemed/contract/sharing/permissions';
import { presetOf } from '@tzemed/contract/sharing/permission-presets';
import { PetFace } from '../../art/PetFace.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { hardNavigate } from '../../lib/session/hard-navigate.ts';
import { setToastAfterNavigation } from '../../lib/session/toast-after-navigation.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { linkTo, linkToPet, screens } from '../../screens.ts';
import { permissionPresetTexts } from '../../shared/permissions/permission-preset-texts.ts';
import { hiddenAreas, describePermissions } from '../../shared/permissions/describe-permissions.ts';
import { useUntilText } from '../../shared/permissions/use-until-text.ts';
import { PetAvatarRow } from '../../shared/pets/PetAvatarRow.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useAnswer, useOfferedPhoto } from './api.ts';
import { forgetInvitation } from './stored-invitation.ts';
import { offerTexts } from './offer-texts.ts';
import { useInvitationSentence } from './use-invitation-sentence.ts';

/** Maximum number of pictures side by side; if there are more pets, the last one shows a number. */
const most = 3;
const icons = {
  profile: UserRound,
  medicalRecords: Stethoscope,
  reminders: BellRing,
  expenses: ReceiptText,
};

/** The animals, who asks, and what one may do with each; below it the next step. */
export function InvitationCard({ invitation, token, title, children }: CardProps) {
  const t = useTexts(offerTexts);
  const f = useFormats();
  const untilText = useUntilText();
  const lead = useInvitationSentence(invitation);
  const { pets, role, expiresAt } = invitation;
  const shown = pets.length > most ? most - 1 : pets.length;
  return (
    <section className="card invitation">
      <div className="invitation-art">
        <PetAvatarRow
          windows={pets
            .slice(0, shown)
            .map((pet) => ({ id: pet.id, hue: pet.hue, art: <OfferedPortrait pet={pet} token={token} /> }))}
          rest={pets.length - shown}
        />
      </div>
      <div className="invitation-text">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {role === 'owner' ? (
          <div className="invitation-pet">
            <b>{t.everything}</b>
            <ul>
              <li>
                <PencilLine size={17} aria-hidden="true" />
                {t.ownerMay}
              </li>
            </ul>
          </div>
        ) : (
          pets.map((pet) => (
            <PetRights
              key={pet.id}
              pet={pet}
              permissions={pet.permissions ?? nothing}
              inviter={invitation.inviter}
              until={untilText(pet.until)}
            />
          ))
        )}
        {children}
        <p className="invitation-until">{t.until({ day: f.dayAndMonth(dayOf(new Date(expiresAt))) })}</p>
      </div>
    </section>
  );
}

type CardProps = {
  invitation: Offer;
  /** Secret of the link, which opens the photos; missing for whoever came by the id. */
  token: string | undefined;
  title: string;
  children: ReactNode;
};

/** A pet's photo; its drawn face while there is none. */
function OfferedPortrait({ pet, token }: { pet: Offer['pets'][number]; token: string | undefined }) {
  const photo = useOfferedPhoto(pet, token);
  return photo ? (
    <img className="face photo" src={photo} width={122} height={122} alt="" data-hue={pet.hue} />
  ) : (
    <PetFace {...pet} size={122} />
  );
}

/** The invitation to whoever can answer it. */
export function InvitationOffer({ invitation, which }: { invitation: Offer; which: WhichInvitation }) {
  const t = useTexts(offerTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { accept, decline, reopen } = useAnswer();
  const { pets, role } = invitation;
  const isBusy = accept.isPending || decline.isPending;

  async function sayYes() {
    await accept.mutateAsync(which);
    forgetInvitation();
    const names = pets.map(({ name }) => t.acceptedPet({ name: isolateDirection(name, lang) }));
    setToastAfterNavigation('success', role === 'owner' ? t.acceptedOwner : t.accepted({ pets: f.list(names) }));
    hardNavigate(role === 'owner' || !pets[0] ? linkTo(screens.home) : linkToPet(pets[0].id));
  }

  async function sayNo() {
    await decline.mutateAsync(which);
    const takeBack = () => reopen.mutateAsync(which).catch(() => undefined);
    toast.info(t.declined, { label: t.undo, onPress: () => void takeBack() }, invitation.id);
  }

  const press = (answer: () => Promise<void>) => (isBusy ? undefined : void answer().catch(() => undefined));
  return (
    <InvitationCard invitation={invitation} token={which.token} title={t.title}>
      <p className="invitation-note">
        <ShieldCheck size={17} aria-hidden="true" />
        {t.named}
      </p>
      <div className="invitation-answers">
        <button type="button" className="btn lg" aria-disabled={isBusy} onClick={() => press(sayYes)}>
          {t.accept}
        </button>
        <button type="button" className="btn line lg" aria-disabled={isBusy} onClick={() => press(sayNo)}>
          {t.decline}
        </button>
      </div>
    </InvitationCard>
  );
}

const nothing: Permissions = { profile: 'view', medicalRecords: 'none', reminders: 'none', expenses: 'none' };

type PetRightsProps = { pet: Offer['pets'][number]; permissions: Permissions; inviter: string; until: string };

function PetRights({ pet, permissions, inviter, until }: PetRightsProps) {
  const names = useTexts(permissionPresetTexts);
  const { lang } = useLanguage();
  const { to, stays } = describePermissions(lang);
  const hidden = hiddenAreas(permissions);
  return (
    <div className="invitation-pet">
      <p className="row tight">
        <span className="pet-chip" data-hue={pet.hue}>
          <PetFace {...pet} size={22} />
          <bdi>{pet.name}</bdi>
        </span>
        <b>{names[presetOf(permissions) ?? 'custom']}</b>
        {until && <span className="badge info">{until}</span>}
      </p>
      <ul>
        {to(permissions).map(({ of, text }) => {
          const Icon = of === 'all' ? (permissions.profile === 'edit' ? PencilLine : Eye) : icons[of];
          return (
            <li key={text}>
              <Icon size={17} aria-hidden="true" />
              {text}
            </li>
          );
        })}
        {hidden.length > 0 && (
          <li className="not">
            <EyeOff size={17} aria-hidden="true" />
            {stays(hidden, [inviter])}
          </li>
        )}
      </ul>
    </div>
  );
}
