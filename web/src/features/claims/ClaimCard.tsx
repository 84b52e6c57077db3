import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import type { Claim } from '@tzemed/contract/money/claims';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { linkToClaim } from '../../screens.ts';
import { ChangeBadge } from '../../shared/queries/ChangeBadge.tsx';
import { PetPortrait, type NamedPet } from '../../shared/pets/PetPortrait.tsx';
import { Tags } from '../../shared/tags/Tags.tsx';
import { Link } from '../../ui/Link.tsx';
import { MoreMenu } from '../../ui/overlay/MoreMenu.tsx';
import { claimTexts } from './claim-texts.ts';
import { ClaimStatusBadge } from './ClaimStatusBadge.tsx';
import { useWaitingText } from './use-waiting-text.ts';

/** Actions on a claim; undefined for view-only users. */
type ClaimActions = { onEdit: (claim: Claim) => void; onRemove: (claim: Claim) => void };

type Props = { claim: Claim; pet: NamedPet | undefined; actions: ClaimActions | undefined };

/** Card of a claim: pet, insurer, status and amounts. */
export function ClaimCard({ claim, pet, actions }: Props) {
  const t = useTexts(claimTexts);
  const f = useFormats();
  const waiting = useWaitingText()(claim);
  const { id, insurer, reference, sentOn, claimed, paid, tagIds } = claim;
  const name = t.named({ insurer, sum: f.ils(claimed) });
  return (
    <li className="card claim-card" data-hue={pet?.hue}>
      <div className="claim-card-head">
        {pet && <PetPortrait pet={pet} size={48} title={pet.name} />}
        <div>
          <ChangeBadge id={id} />
          <h2>
            <Link to={linkToClaim(id)} className="claim-open">
              <bdi>{insurer}</bdi>
            </Link>
          </h2>
          <p className="muted claim-about">
            {[pet?.name, reference].filter(Boolean).map((part, at) => (
              <span key={part}>
                {at > 0 && ' • '}
                <bdi>{part}</bdi>
              </span>
            ))}
          </p>
        </div>
        {actions && (
          <MoreMenu
            label={t.more({ name })}
            items={[
              { icon: Pencil, label: t.edit, onPress: () => actions.onEdit(claim) },
              { icon: Trash2, label: t.remove, onPress: () => actions.onRemove(claim), isDanger: true },
            ]}
          />
        )}
      </div>
      <p className="claim-state">
        <ClaimStatusBadge claim={claim} />
        {waiting && <span>{waiting}</span>}
        {sentOn && <span className="muted">{t.sentOn({ day: f.day(sentOn) })}</span>}
      </p>
      <dl className="claim-sums">
        <div>
          <dt>{t.claimed}</dt>
          <dd className="num">{f.ils(claimed)}</dd>
        </div>
        <div>
          <dt>{t.cameBack}</dt>
          <dd className="num">{f.ils(paid)}</dd>
        </div>
      </dl>
      <Tags ids={tagIds} />
    </li>
  );
}
