import { dayOf } from '@tzemed/contract/dates/days';
import type { MedicalRecord } from '@tzemed/contract/medical/medical-records';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { useAuth } from '../../../shell/session/auth-context.ts';
import { shortName } from '../../../shared/people/short-name.ts';
import { usePeople } from '../../../shared/people/use-people.ts';
import { authorLineTexts } from '../../../shared/people/author-line-texts.ts';
import { recordTexts } from './record-texts.ts';

/** Author and time of a record, and the person who changed it last. */
export function RecordHistory({ record }: { record: MedicalRecord }) {
  const t = useTexts(recordTexts);
  const who = useTexts(authorLineTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { user } = useAuth();
  const { data } = usePeople();
  const { createdAt, createdBy, updatedAt, updatedBy } = record;
  const signed = (id: string, words: (values: { name: string }) => string, own: string) => {
    if (id === user?.id) return own;
    const name = data && shortName(id, data.people);
    return name && words({ name: isolateDirection(name, lang) });
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
