import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type Control, useFormContext } from 'react-hook-form';
import { claims } from '@tzemed/contract/money/claims';
import { texts } from '@tzemed/contract/text/texts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { callsOf } from '../../../lib/api/api-client.ts';
import { useTranslate } from '../../../ui/translate.ts';
import { useField } from '../../../ui/form/use-field.ts';

const { get } = callsOf(claims);

const byClaimTexts = texts({
  byClaim: {
    he: 'התקבל מהביטוח, לפי התביעה',
    en: 'From the insurer, by the claim',
    ar: 'من شركة التأمين، حسب المطالبة',
  },
  yes: { he: 'כן', en: 'Yes', ar: 'نعم' },
  no: { he: 'לא', en: 'No', ar: 'لا' },
});

type Values = { claimId?: string | null | undefined };
type Props = { control: Control<Values>; claimId: string; isNew: boolean };

/** Checkbox that the claim of the expense paid the refund: ticked by default while the claim waits for the insurer. */
export function PaidByClaimField({ control, claimId, isNew }: Props) {
  const t = useTexts(byClaimTexts);
  const translate = useTranslate();
  const { setValue } = useFormContext<Values>();
  const field = useField(control, 'claimId', { label: t.byClaim, read: (value) => (value ? t.yes : t.no) });
  const isNotWaiting = useQuery({
    queryKey: ['claims', 'one', claimId],
    queryFn: () => get({ params: { id: claimId } }).then(({ claim }) => !['sent', 'moreAsked'].includes(claim.status)),
    enabled: isNew,
    meta: { quiet: true },
  }).data;
  useEffect(() => {
    if (isNotWaiting) setValue('claimId', null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once it is known
  }, [isNotWaiting]);
  return (
    <div className="field">
      <label className="check">
        <input
          ref={field.ref}
          type="checkbox"
          checked={Boolean(field.value)}
          onChange={({ target }) => field.change(target.checked ? claimId : null)}
          onBlur={field.blur}
          aria-invalid={field.isInvalid || undefined}
        />
        {t.byClaim}
      </label>
      {field.message && <p className="err">{translate(field.message)}</p>}
    </div>
  );
}
