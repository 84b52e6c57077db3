import type { Lang } from '@tzemed/contract/text/languages';

/** Source of a rule. `recheck`: day from which it counts as old; a law is read again sooner. */
export type CareSource = {
  readonly name: Record<Lang, string>;
  readonly url: string;
  readonly read: string;
  readonly recheck: string;
};

/** The day on which the sources were last read. */
export const sourcesRead = '2026-11-20';

const law = { read: sourcesRead, recheck: '2027-11-20' };
const habit = { read: sourcesRead, recheck: '2028-11-20' };
const same = (name: string): Record<Lang, string> => ({ he: name, en: name, ar: name });

export const careSources = {
  rabiesRegulations: {
    name: {
      he: 'תקנות הכלבת, 1.4.2024',
      en: 'Rabies Regulations, 1.4.2024',
      ar: 'أنظمة داء الكلب، 1.4.2024',
    },
    url: 'https://gezer-region.muni.il/news/417',
    ...law,
  },
  dogLaw: {
    name: {
      he: 'תקנות הסדרת הפיקוח על כלבים',
      en: 'Dog Supervision Regulations',
      ar: 'أنظمة الإشراف على الكلاب',
    },
    url: 'https://ktv.org.il/news/375',
    ...law,
  },
  municipality: {
    name: {
      he: 'השירות הווטרינרי, אבן יהודה',
      en: 'Veterinary service, Even Yehuda',
      ar: 'الخدمة البيطرية، إيفن يهودا',
    },
    url: 'https://even-yehuda.muni.il/muni/units/tiful/veterinary-service',
    ...habit,
  },
  wsava: { name: same('WSAVA 2024'), url: 'https://doi.org/10.1111/jsap.13718', ...habit },
  clinic: {
    name: { he: 'וטרינר 24/7', en: '24-7vet.co.il', ar: '24-7vet.co.il' },
    url: 'https://24-7vet.co.il/dogs-and-cats-vaccinations-in-israel',
    ...habit,
  },
  worms: { name: same('CDC, AAVP'), url: 'https://pawsfurfriends.com', ...habit },
  fleas: { name: same('petsnet.co.il'), url: 'https://petsnet.co.il/post-1', ...habit },
  spirocerca: {
    name: same('animal-clinic.co.il'),
    url: 'https://animal-clinic.co.il/post/טיפול-נגד-תולעת-הפארק',
    ...habit,
  },
  weight: { name: same('VCA'), url: 'https://vcahospitals.com', ...habit },
} satisfies Readonly<Record<string, CareSource>>;
export type SourceKey = keyof typeof careSources;
