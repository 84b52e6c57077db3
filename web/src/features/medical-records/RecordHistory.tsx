import { dayOf } from '@tzemed/contract/days';
import type { MedicalRecord } from '@tzemed/contract/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { isolate } from '../../lib/isolate.ts';
import { useAuth } from '../../shell/auth-context.ts';
import { shortName } from '../../shared/short-name.ts';
import { usePeople } from '../../shared/use-people.ts';
import { whoWroteTexts } from '../../shared/who-wrote-texts.ts';
import { recordTexts } from './record-texts.ts';

/** Who wrote it and when, and who changed it last. */
export function RecordHistory({ record }: { record: MedicalRecord }) {
  const t = useTexts(recordTexts);
  const who = useTexts(whoWroteTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { user } = useAuth();
  const { data } = usePeople();
  const { createdAt, createdBy, updatedAt, updatedBy } = record;
  const signed = (id: string, words: (values: { name: string }) => string, own: string) => {
    if (id === user?.id) return own;
    const name = data && shortName(id, data.people);
    return name && words({ name: isolate(name, lang) });
  };
  const lines = [
    { at: createdAt, said: signed(createdBy, who.added, who.addedByYou) },
    ...(updatedAt > createdAt ? [{ at: updatedAt, said: signed(updatedBy, who.updated, who.updatedByYou) }] : []),
  ];
  return (
    <section className="record-history">
      <h2 className="sr">{t.history}</h2>
      <ul>
        {lines.map(({ at, said }) => (
          <li key={at}>
            {said && `${said} • `}
            <bdi className="num">{f.day(dayOf(new Date(at)))}</bdi>, <bdi className="num">{f.time(at)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
