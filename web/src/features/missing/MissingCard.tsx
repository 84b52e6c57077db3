import './missing.css';
import { useId } from 'react';
import type { Missing, MissingRule } from '@tzemed/contract/medical/missing';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { linkToRecord } from '../../screens.ts';
import { canAccess } from '../../shared/permissions/can-access.ts';
import { Link } from '../../ui/Link.tsx';
import { restoreLostFocus } from '../../shared/page/focus-content.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useDismissal, useMissing } from './api.ts';
import { missingTexts } from './texts.ts';

/** Pet field to fill in for each rule; undefined if an attachment is missing. */
const fieldOf = {
  chip: 'chipNumber',
  licenceRenewal: 'licenceValidUntil',
  rabiesCertificate: undefined,
  visitSummary: undefined,
  paperExpires: undefined,
} as const satisfies Record<MissingRule, keyof Pet | undefined>;

type Props = {
  pet: Pet;
  /** Opens its form, at this field. */
  onComplete: (field: (typeof fieldOf)[MissingRule]) => void;
};

/**
 * Attachments and details that a pet lacks; renders nothing if there are none. Dismissed rules can be restored here.
 */
export function MissingCard({ pet, onComplete }: Props) {
  const t = useTexts(missingTexts);
  const id = useId();
  const known = useMissing(pet);
  const dismiss = useDismissal(pet);
  if (!known || (known.missing.length === 0 && known.dismissed.length === 0)) return null;

  async function putBack(rule: MissingRule) {
    await dismiss({ rule, isRelevant: true });
    toast.success(t.takenBack({ rule: t[rule] }));
    restoreLostFocus();
  }
  async function putAside(rule: MissingRule) {
    await dismiss({ rule, isRelevant: false });
    toast.success(t.putAside({ rule: t[rule] }), { label: t.undo, onPress: () => void putBack(rule).catch(told) });
    restoreLostFocus();
  }

  return (
    <section className="card missing" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{t.title}</h2>
      </div>
      {known.missing.length > 0 && (
        <ul>
          {known.missing.map((one) => (
            <Row
              key={one.rule}
              one={one}
              pet={pet}
              onComplete={onComplete}
              onPutAside={() => void putAside(one.rule).catch(told)}
            />
          ))}
        </ul>
      )}
      {known.dismissed.length > 0 && (
        <details>
          <summary>{t.aside}</summary>
          <ul>
            {known.dismissed.map((rule) => (
              <li key={rule}>
                {t[rule]}
                <button
                  type="button"
                  className="btn line sm"
                  aria-label={`${t.takeBack}: ${t[rule]}`}
                  onClick={() => void putBack(rule).catch(told)}
                >
                  {t.takeBack}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Ignores a failure: the code that sends the request reports it. */
const told = () => undefined;

type RowProps = Props & { one: Missing; onPutAside: () => void };

function Row({ one: { rule, source, things }, pet, onComplete, onPutAside }: RowProps) {
  const t = useTexts(missingTexts);
  const f = useFormats();
  const today = useToday();
  const [first] = things;
  const day = first?.date ? f.day(first.date) : '';
  const why = {
    rabiesCertificate: t.rabiesWhy,
    licenceRenewal: t.licenceWhy({ day }),
    chip: t.chipWhy,
    visitSummary: t.visitWhy,
    paperExpires: (first?.date && first.date < today ? t.wasUntil : t.until)({ day }),
  }[rule];
  return (
    <li>
      <p>
        <b>{t[rule]}</b>
        {first?.name && (
          <>
            {' · '}
            <bdi>{first.name}</bdi>
          </>
        )}
        {things.length > 1 && ` ${t.more({ count: things.length - 1 })}`}
      </p>
      <p>{why}</p>
      {source && (
        <small>
          {t.source}{' '}
          <a href={source} target="_blank" rel="noreferrer">
            <bdi>{new URL(source).host}</bdi>
          </a>
        </small>
      )}
      <div className="missing-acts">
        {first?.recordId ? (
          <Link className="btn soft sm" to={linkToRecord(first.recordId)} aria-label={`${t.toRecord}: ${first.name}`}>
            {t.toRecord}
          </Link>
        ) : (
          canAccess(pet, 'profile', 'edit') && (
            <button type="button" className="btn soft sm" onClick={() => onComplete(fieldOf[rule])}>
              {t.complete}
            </button>
          )
        )}
        {canAccess(pet, 'profile', 'own') && (
          <button type="button" className="btn line sm" aria-label={`${t.notForUs}: ${t[rule]}`} onClick={onPutAside}>
            {t.notForUs}
          </button>
        )}
      </div>
    </li>
  );
}
