import { recordTypeTexts } from '@tzemed/contract/medical/record-type-texts';
import type { RecordType } from '@tzemed/contract/medical/medical-records';

export const isRecordType = (type: unknown): type is RecordType => typeof type === 'string' && type in recordTypeTexts;
