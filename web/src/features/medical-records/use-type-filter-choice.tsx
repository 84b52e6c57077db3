import { recordTypes } from '@tzemed/contract/medical/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { fieldTexts } from '../../shared/form/field-texts.ts';
import type { FilterChoice } from '../../shared/filters/filter-choice.ts';
import { recordTypeIcons } from './record-type-icons.ts';
import { recordTypeTexts } from '@tzemed/contract/medical/record-type-texts';
import { medicalRecordTexts } from './texts.ts';

export function useTypeFilterChoice(): FilterChoice {
  const t = useTexts(medicalRecordTexts);
  const fields = useTexts(fieldTexts);
  const types = useTexts(recordTypeTexts);
  return {
    name: 'type',
    label: fields.type,
    all: t.allTypes,
    options: recordTypes.map((id) => {
      const Icon = recordTypeIcons[id];
      return { id, label: types[id], art: <Icon size={18} aria-hidden="true" /> };
    }),
  };
}
