import { type Control, useWatch } from 'react-hook-form';
import { maxPhones, type vetInput } from '@tzemed/contract/medical/vets';
import type * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { GroupSummary } from '../../ui/form/field-summary.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { vetFormTexts } from './form-texts.ts';

/** A field for each number, and an empty one after them while there may be more. */
export function PhonesField({ control }: { control: Control<z.input<typeof vetInput>> }) {
  const t = useTexts(vetFormTexts);
  const phones = useWatch({ control, name: 'phones' }) ?? [];
  const last = phones.findLastIndex((phone) => phone?.trim());
  return (
    <>
      {Array.from({ length: Math.min(last + 2, maxPhones) }, (_, at) => (
        <TextField
          key={at}
          control={control}
          name={`phones.${at}`}
          label={at === 0 ? t.phone : t.phoneMore({ n: at + 1 })}
          hint={at === 0 ? t.phoneHint : undefined}
          type="tel"
          autoComplete="off"
        />
      ))}
      <GroupSummary
        names={['phones']}
        label={t.phones}
        read={({ phones }) => (phones as string[] | undefined)?.filter(Boolean).join(', ')}
      />
    </>
  );
}
