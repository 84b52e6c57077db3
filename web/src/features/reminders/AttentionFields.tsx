import { useState } from 'react';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import { leadTimes } from '@tzemed/contract/lead-times';
import { useTexts } from '../../i18n/use-texts.ts';
import { leadTexts, type LeadName } from '../../shared/lead-texts.ts';
import { shortName } from '../../shared/short-name.ts';
import { usePeople } from '../../shared/use-people.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { ChoicesField } from '../../ui/ChoicesField.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { useCarers } from '../../shared/use-carers.ts';
import { attentionTexts } from './attention-texts.ts';

type Values = {
  petId?: string;
  petIds?: string[];
  isImportant?: boolean;
  leadTimes?: number[];
  assigneeIds?: string[];
};
const names = ['isImportant', 'leadTimes', 'assigneeIds'] as const;

/** Whose it is, and how it is told: folded, unless something of it is said. */
export function AttentionFields<V extends Values>({ control: given }: { control: Control<V> }) {
  const control = given as unknown as Control<Values>;
  const t = useTexts(attentionTexts);
  const leads = useTexts(leadTexts);
  const people = usePeople().data?.people ?? [];
  const [isImportant, ahead, assignees] = useWatch({ control, name: names });
  const [petId = '', petIds = []] = useWatch({ control, name: ['petId', 'petIds'] });
  const mayCare = useCarers([petId, ...petIds]);
  const { errors } = useFormState({ control });
  const isSaid = !!isImportant || !!ahead?.length || !!assignees?.length;
  const [isOpen, setOpen] = useState(isSaid);
  // Whoever has left, or may not do it for all its pets, is seen where they are still named, and can be taken out.
  const named = people.filter(({ id, isHere }) => (isHere && mayCare(id)) || assignees?.includes(id));
  return (
    <Fold title={t.title} isOpen={isOpen || names.some((name) => errors[name])} onToggle={setOpen}>
      <div className="form">
        {(named.length > 1 || !!assignees?.length) && (
          <ChoicesField
            control={control}
            name="assigneeIds"
            label={t.assignees}
            hint={t.assigneesHint}
            isOrdered
            choices={named.map(({ id, name }) => ({ value: id, label: shortName(id, named) ?? name }))}
          />
        )}
        <ChoicesField
          control={control}
          name="leadTimes"
          label={t.leadTimes}
          hint={t.leadsHint}
          choices={leadTimes.reminders.map((minutes) => ({
            value: minutes,
            label: leads[`lead${minutes}` as LeadName],
          }))}
        />
        <CheckField control={control} name="isImportant" label={t.isImportant} hint={t.importantHint} />
      </div>
    </Fold>
  );
}
