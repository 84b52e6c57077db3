import type { petInput } from '@tzemed/contract/pets/pets';
import type * as z from 'zod/mini';

export type PetKey = 'bella' | 'mitzi' | 'kuki';
type DemoPet = {
  key: PetKey;
  addedDaysAgo: number;
  bornDaysAgo: number;
  /** A file in `photos`; the others have their drawn faces. */
  photo?: string;
  input: z.input<typeof petInput>;
};

export const demoPets: readonly DemoPet[] = [
  {
    key: 'bella',
    addedDaysAgo: 731,
    bornDaysAgo: 1531,
    input: {
      name: 'בלה',
      species: 'dog',
      collar: 'pine',
      tag: 'tag',
      breed: 'גולדן רטריבר',
      sex: 'female',
      neutered: true,
      color: 'זהוב',
      chipNumber: '376098100412385',
      licenceNumber: '45-28716',
      licenceMunicipality: 'תל אביב-יפו',
      allergies: 'רגישות לעוף – גורם לגירוד באוזניים',
      conditions: 'נטייה לדלקות אוזניים אחרי ים ובריכה',
      insurer: 'פטפלוס',
      policyNumber: '4402817',
      insurance: 'ביטוח בריאות מורחב, השתתפות עצמית 300 ₪',
      notes: 'מפחדת מזיקוקים. אוהבת ים, ילדים וגזר.',
      ownFields: [{ name: 'מידת רתמה', type: 'text', value: 'L' }],
    },
  },
  {
    key: 'mitzi',
    addedDaysAgo: 700,
    bornDaysAgo: 795,
    photo: 'mitzi.jpg',
    input: {
      name: 'מיצי',
      species: 'cat',
      breed: 'אירופאית קצרת שיער',
      sex: 'female',
      neutered: true,
      birthDateApproximate: true,
      color: 'אפור מנומר',
      chipNumber: '376098200157744',
      notes: 'אומצה מעמותה. חתולת בית, יוצאת רק למרפסת.',
    },
  },
  {
    key: 'kuki',
    addedDaysAgo: 330,
    bornDaysAgo: 420,
    input: {
      name: 'קוקי',
      species: 'bird',
      breed: 'קוקטייל',
      sex: 'male',
      birthDateApproximate: true,
      color: 'אפור־צהוב עם לחיים כתומות',
      notes: 'שורק את הצלצול של הטלפון. ישן עם כיסוי על הכלוב.',
    },
  },
];
