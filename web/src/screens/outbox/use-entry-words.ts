import { useQueries, useQueryClient } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell-ring';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import FileText from 'lucide-react/icons/file-text';
import Images from 'lucide-react/icons/images';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Paperclip from 'lucide-react/icons/paperclip';
import Pill from 'lucide-react/icons/pill';
import type { LucideIcon } from 'lucide-react/types';
import { dayOf } from '@tzemed/contract/dates/days';
import type { MeasureKind } from '@tzemed/contract/measures/measure-values';
import { isRecordType } from './is-record-type.ts';
import { recordTypeTexts } from '@tzemed/contract/medical/record-type-texts';
import { measureIcons } from '../../features/measures/measure-icons.ts';
import { useMeasureFormats } from '../../features/measures/use-measure-formats.ts';
import { recordTypeIcons } from '../../features/medical-records/record-type-icons.ts';
import { currentCourses, medicinesApi } from '../../features/medicines/api.ts';
import { useKindOf } from '../../features/observations/use-kind-of.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { nounOf, targetOf, type Target } from '../../lib/offline/outbox/changes-that-wait.ts';
import type { OutboxEntry } from '../../lib/offline/outbox/entry.ts';
import type { OutboxGroup } from '../../lib/offline/outbox/outbox-groups.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { formatBytes } from '../../shared/attachments/file-size.ts';
import { useCategories } from '../../shared/categories/use-categories.ts';
import { usePets, type AccessiblePet } from '../../shared/pets/use-pets.ts';
import { standingRow } from './refusals.ts';
import { entryTexts, outboxTexts } from './texts.ts';

type Fields = Readonly<Record<string, unknown>>;

export type EntryWords = {
  readonly Icon: LucideIcon;
  /** The item, as its writer knows it, with what was done to it. */
  readonly what: string;
  /** Name of the item by itself. */
  readonly name: string;
  readonly pet: AccessiblePet | undefined;
  readonly petName: string | undefined;
  /** בלה · ניתנה היום ב־20:01 · תמונה אחת */
  readonly about: readonly string[];
  readonly when: string;
  /** All that was written, to be copied. */
  readonly text: string;
};

type Named = {
  Icon: LucideIcon;
  name: string;
  /** Amount or value. */
  more?: string;
  /** Name with what was done, where a row is an act itself. */
  full?: string;
};

const textIn = (fields: Fields, name: string) => (typeof fields[name] === 'string' ? fields[name] : '');

/** Rows of queries on this page by id, for names that an entry does not have. */
function useLoadedRows(ids: ReadonlySet<string>) {
  const queries = useQueryClient();
  const found = new Map<string, Fields>();
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 4 || found.size === ids.size) return;
    const { id } = value as { id?: unknown };
    if (typeof id === 'string' && ids.has(id) && !found.has(id)) found.set(id, value as Fields);
    for (const part of Object.values(value)) look(part, depth + 1);
  };
  if (ids.size > 0) for (const { state } of queries.getQueryCache().getAll()) look(state.data, 0);
  return (id: unknown) => (typeof id === 'string' ? found.get(id) : undefined);
}

/** Names in entries that are those of other rows: medicines, measures, buttons. */
const namedIn = ({ body = {}, item }: OutboxEntry) =>
  [body.medicineId, body.measureId, body.kind, item].filter((id) => typeof id === 'string');

/** Entries in words. */
export function useEntryWords(entries: readonly OutboxEntry[]) {
  const t = useTexts(entryTexts);
  const words = useTexts(outboxTexts);
  const types = useTexts(recordTypeTexts);
  const f = useFormats();
  const today = useToday();
  const measures = useMeasureFormats();
  const kindOf = useKindOf();
  const { categoryOf } = useCategories();
  const { petOf } = usePets();
  const petsWithDoses = [
    ...new Set(entries.filter(({ url }) => nounOf(url) === 'doses').map(({ body }) => body?.petId as string)),
  ].filter(Boolean);
  const courses = useQueries({
    queries: petsWithDoses.map((petId) => ({
      queryKey: ['medicines', 'names', petId],
      queryFn: ({ signal }: { signal: AbortSignal }) => medicinesApi.load({ petId, ...currentCourses })(signal),
      meta: { quiet: true },
      retry: false,
    })),
  });
  const courseOf = (id: unknown) =>
    courses.flatMap(({ data }) => medicinesApi.rowsOf(data) ?? []).find((course) => course.id === id);
  const rowOf = useLoadedRows(new Set(entries.flatMap(namedIn)));

  /** The row as it is after the change, as far as this device can tell. */
  function fieldsOf(entry: OutboxEntry): Fields {
    const created = entries.find((one) => one.item === entry.item && one !== entry && targetOf(one)?.kind === 'create');
    const ofItem = targetOf(entry)?.kind !== 'part' && !entry.file;
    return { ...standingRow(entry), ...rowOf(entry.item), ...created?.body, ...entry.base, ...(ofItem && entry.body) };
  }

  function named(noun: string | undefined, fields: Fields): Named {
    switch (noun) {
      case 'expenses': {
        const { Icon, word } = categoryOf(textIn(fields, 'category') || 'other');
        const amount = Number(fields.amount);
        const more = Number.isFinite(amount) ? f.ils(amount) : undefined;
        return { Icon, name: textIn(fields, 'description') || word || t.expense, ...(more && { more }) };
      }
      case 'medicalRecords': {
        const type = isRecordType(fields.type) ? fields.type : 'other';
        return { Icon: recordTypeIcons[type], name: textIn(fields, 'description') || types[type] };
      }
      case 'reminders':
        return { Icon: fields.source === 'medicines' ? Pill : Bell, name: textIn(fields, 'title') || t.reminder };
      case 'appointments':
        return { Icon: CalendarClock, name: textIn(fields, 'reason') || t.appointment };
      case 'observations': {
        const kind = textIn(fields, 'kind');
        const own = rowOf(kind);
        const given = {
          kind,
          kindName: textIn(fields, 'kindName') || (own ? textIn(own, 'name') : '') || null,
          kindIcon: (fields.kindIcon ?? own?.icon ?? null) as never,
        };
        const { title, Icon } = kindOf(given);
        return { Icon, name: title };
      }
      case 'measurements': {
        const of = (fields.measure ?? rowOf(fields.measureId)) as
          | { kind: MeasureKind; name: string | null }
          | undefined;
        const kind = of?.kind ?? (fields.kind as MeasureKind | undefined) ?? 'weight';
        const unit = ((of as { unit?: string | null } | undefined)?.unit ?? fields.unit ?? 'g') as string | null;
        const value = Number(fields.value);
        return {
          Icon: measureIcons[kind],
          name: kind === 'weight' ? t.weight : measures.name({ kind, name: of?.name ?? null }) || t.measurement,
          ...(Number.isFinite(value) && { more: measures.value({ measure: { kind, unit }, value }) }),
        };
      }
      case 'doses': {
        const medicine = courseOf(fields.medicineId)?.name ?? rowOf(fields.medicineId)?.name;
        const name = textIn(fields, 'medicineName') || (medicine as string | undefined) || t.medicine;
        return { Icon: Pill, name, full: (fields.outcome === 'skipped' ? t.skipped : t.given)({ what: name }) };
      }
      default:
        return { Icon: FileText, name: '' };
    }
  }

  function filesIn(files: readonly OutboxEntry[]) {
    const count = files.length;
    if (count === 0) return undefined;
    const size = files.reduce((sum, { file }) => sum + (file?.size ?? 0), 0);
    const isPictures = files.every(({ file }) => file?.type.startsWith('image/'));
    const said = (isPictures ? t.pictures : t.files)({ count });
    return count === 1 ? said : t.withSize({ files: said, size: formatBytes(size).replace(' ', '\u00a0') });
  }

  function whatOf(entry: OutboxEntry, name: string, { kind, press }: Target) {
    const isComment = entry.url.includes('/comments');
    switch (kind) {
      case 'update':
        return t.update({ what: name });
      case 'remove':
        return t.remove({ what: name });
      case 'restore':
        return t.restore({ what: name });
      case 'press':
        if (press === 'snooze') return t.snooze({ what: name });
        return press === 'reopen' ? t.reopen({ what: name }) : name;
      case 'part': {
        const what = textIn(entry.body ?? {}, 'text');
        if (entry.method === 'DELETE') return isComment ? t.commentRemove : t.paperRemove;
        if (isComment) return (entry.method === 'POST' ? t.comment : t.commentEdit)({ what });
        return t.paperEdit;
      }
      default:
        return name;
    }
  }

  const verbOf = (press: string | undefined, fields: Fields) =>
    press === 'complete'
      ? fields.source === 'medicines'
        ? t.wasGiven
        : t.wasDone
      : press === 'miss'
        ? t.wasMissed
        : undefined;

  return ({ entry, files }: OutboxGroup): EntryWords => {
    const target = targetOf(entry)!;
    const fields = fieldsOf(entry);
    const { Icon, name, more, full: said = name } = named(nounOf(entry.url), fields);
    const full = more && target.kind !== 'press' ? t.and({ what: said, more }) : said;
    const papers = filesIn(files);
    const at = new Date(entry.at).toISOString();
    const when = words.at({ day: f.briefDay(dayOf(new Date(at)), today), time: f.time(at) });
    const verb = verbOf(target.press, fields);
    const petId = fields.petId as string | undefined;
    const pet = petId === undefined ? undefined : petOf(petId);
    const petName = pet?.name ?? (textIn(fields, 'petName') || undefined);
    const isFiles = entry.file !== undefined;
    const what = isFiles ? [papers, name].filter(Boolean).join(' · ') : whatOf(entry, full, target);
    const iconOfPart = entry.url.includes('/comments') ? MessageSquareText : Paperclip;
    return {
      Icon: isFiles ? Images : target.kind === 'part' ? iconOfPart : Icon,
      what,
      name: name || what,
      pet,
      petName,
      about: [petName, verb ? words.doneAt({ verb, when }) : when, isFiles ? undefined : papers].filter(
        (part) => part !== undefined,
      ),
      when,
      text: [what, ...writtenIn(entry)].join('\n'),
    };
  };
}

/** Lines of what was typed; ids and instants are not. */
const writtenIn = ({ body = {} }: OutboxEntry) =>
  ['description', 'title', 'reason', 'text', 'notes', 'note', 'questions', 'vetName', 'place', 'product'].flatMap(
    (name) => {
      const value = body[name];
      if (Array.isArray(value)) return value.filter((line) => typeof line === 'string');
      return typeof value === 'string' && value.trim() !== '' ? [value] : [];
    },
  );
