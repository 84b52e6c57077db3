import { observations } from '@tzemed/contract/medical/observations';
import { callsOf } from '../../lib/api/api-client.ts';
import { belongingApi } from '../../shared/queries/belonging-api.ts';

export const observationsApi = belongingApi('observations', observations, { area: 'medicalRecords' });
export const observationCalls = callsOf(observations);
