import type { Control, FieldValues, Path } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useCarersOf } from '../../../shared/people/use-carers.ts';
import { usePeople } from '../../../shared/people/use-people.ts';
import { shortName } from '../../../shared/people/short-name.ts';
import { useAuth } from '../../../shell/session/auth-context.ts';
import { ChoiceField } from '../../../ui/field/ChoiceField.tsx';
import { doseTexts } from './dose-texts.ts';

type Props<V extends FieldValues> = { control: Control<V>; petId: string };

/** Choice of the person who gave a dose: those who may write of the pet, or somebody else. */
export function GiverField<V extends FieldValues & { givenBy: string | null }>({ control, petId }: Props<V>) {
  const t = useTexts(doseTexts);
  const { user } = useAuth();
  const { data } = usePeople();
  const carers = useCarersOf('reminders')?.find((one) => one.petId === petId)?.userIds ?? [];
  const others = carers.filter((id) => id !== user?.id);
  if (!user || !data) return null;
  return (
    <ChoiceField
      control={control}
      name={'givenBy' as Path<V>}
      label={t.who}
      choices={[
        { value: user.id, label: t.me },
        ...others.flatMap((id) => {
          const label = shortName(id, data.people);
          return label === undefined ? [] : { value: id, label };
        }),
        { value: null, label: t.somebody },
      ]}
    />
  );
}
