import { useState } from 'react';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import { leadTimes } from '@tzemed/contract/notifications/lead-times';
import { useTexts } from '../../../i18n/use-texts.ts';
import { leadTimeTexts, type LeadTimeName } from '../../../shared/notifications/lead-time-texts.ts';
import { shortName } from '../../../shared/people/short-name.ts';
import { usePeople } from '../../../shared/people/use-people.ts';
import { CheckField } from '../../../ui/field/CheckField.tsx';
import { MultiChoiceField } from '../../../ui/field/MultiChoiceField.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { useCarers } from '../../../shared/people/use-carers.ts';
import { alertTexts } from './alert-texts.ts';

type Values = {
  petId?: string;
  petIds?: string[];
  isImportant?: boolean;
  leadTimes?: number[];
  assigneeIds?: string[];
};
const names = ['isImportant', 'leadTimes', 'assigneeIds'] as const;

/** Assignees and alerts of a reminder, folded unless one of them is set. */
export function AlertFields<V extends Values>({ control: given }: { control: Control<V> }) {
  const control = given as unknown as Control<Values>;
  const t = useTexts(alertTexts);
  const leads = useTexts(leadTimeTexts);
  const people = usePeople().data?.people ?? [];
  const [isImportant, ahead, assignees] = useWatch({ control, name: names });
  const [petId = '', petIds = []] = useWatch({ control, name: ['petId', 'petIds'] });
  const mayCare = useCarers([petId, ...petIds]);
  const { errors } = useFormState({ control });
  const isSaid = !!isImportant || !!ahead?.length || !!assignees?.length;
  const [isOpen, setOpen] = useState(isSaid);
  // People who have left, or may not edit the reminders of all its pets, are shown while they are still assigned, so
  // that they can be removed.
  const named = people.filter(({ id, isHere }) => (isHere && mayCare(id)) || assignees?.includes(id));
  return (
    <Fold title={t.title} isOpen={isOpen || names.some((name) => errors[name])} onToggle={setOpen}>
      <div className="form">
        {(named.length > 1 || !!assignees?.length) && (
          <MultiChoiceField
            control={control}
            name="assigneeIds"
            label={t.assignees}
            hint={t.assigneesHint}
            isOrdered
            choices={named.map(({ id, name }) => ({ value: id, label: shortName(id, named) ?? name }))}
          />
        )}
        <MultiChoiceField
          control={control}
          name="leadTimes"
          label={t.leadTimes}
          hint={t.leadsHint}
          choices={leadTimes.reminders.map((minutes) => ({
            value: minutes,
            label: leads[`lead${minutes}` as LeadTimeName],
          }))}
        />
        <CheckField control={control} name="isImportant" label={t.isImportant} hint={t.importantHint} />
      </div>
    </Fold>
  );
}
