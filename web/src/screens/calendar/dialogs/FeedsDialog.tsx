import { useState } from 'react';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash';
import { calendarKinds } from '@tzemed/contract/views/calendar';
import { type CalendarFeed, calendarFeeds as table, newCalendarFeed } from '@tzemed/contract/reminders/calendar-feeds';
import { type DetailLevel, detailLevels } from '@tzemed/contract/notifications/detail-levels';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useTexts } from '../../../i18n/use-texts.ts';
import { callsOf } from '../../../lib/api/api-client.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { detailLevelTexts } from '../../../shared/notifications/detail-level-texts.ts';
import { LoadBanner } from '../../../shared/page/LoadBanner.tsx';
import { useQueryWithFallback } from '../../../shared/queries/use-query-with-fallback.ts';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { useRefresh } from '../../../shared/queries/use-refresh.ts';
import { Skeleton } from '../../../ui/lazy/Skeleton.tsx';
import { ChoiceField } from '../../../ui/field/ChoiceField.tsx';
import { MultiChoiceField } from '../../../ui/field/MultiChoiceField.tsx';
import { Confirm } from '../../../ui/overlay/Confirm.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { shownKinds } from '../calendar-entries.ts';
import { feedTexts } from './feed-texts.ts';

const api = callsOf(table);

/** The addresses under which other calendars read this one: made, copied, revoked. */
export function FeedsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTexts(feedTexts);
  return (
    <Modal title={t.title} isOpen={isOpen} onClose={onClose}>
      {isOpen && <Feeds />}
    </Modal>
  );
}

function Feeds() {
  const t = useTexts(feedTexts);
  const load = useQueryWithFallback({ noun: 'calendarFeeds', load: (signal) => api.list({}, { signal }) });
  const [revoking, revoke] = useState<CalendarFeed | null>(null);
  const remove = useMutation({
    mutationFn: (feedId: string) => api.remove({ params: { feedId } }),
    ...useRefresh('calendarFeeds'),
  });
  const { feeds = [] } = load.data ?? {};
  return (
    <div className="cld-feeds">
      <p>{t.lead}</p>
      <p className="muted">{t.secret}</p>
      <LoadBanner load={load} />
      {load.isPending ? (
        <Skeleton />
      ) : (
        feeds.length > 0 && (
          <ul aria-label={t.addresses}>
            {feeds.map((feed) => (
              <Feed key={feed.id} feed={feed} onRevoke={() => revoke(feed)} />
            ))}
          </ul>
        )
      )}
      {load.data && feeds.length === 0 && <p className="muted">{t.none}</p>}
      <NewFeed />
      <Confirm
        title={revoking ? t.revokeNamed({ name: revoking.name ?? t.unnamed }) : ''}
        question={t.revokeQuestion}
        action={t.revoke}
        isOpen={revoking !== null}
        onConfirm={() => revoking && remove.mutateAsync(revoking.id).then(() => toast.success(t.revoked))}
        onClose={() => revoke(null)}
      />
    </div>
  );
}

function Feed({ feed, onRevoke }: { feed: CalendarFeed; onRevoke: () => void }) {
  const t = useTexts(feedTexts);
  const f = useFormats();
  const { petOf } = usePets();
  const name = feed.name ?? t.unnamed;
  const pets = feed.petIds.flatMap((id) => petOf(id)?.name ?? []);
  // A feed of chosen pets that are all out of reach shows none: that is not all pets.
  const whose = feed.petIds.length === 0 ? t.everybody : pets.length > 0 ? f.list(pets) : t.goneOnes;
  async function copy() {
    try {
      await navigator.clipboard.writeText(feed.url);
    } catch {
      // The clipboard is not available over plain http, nor when the browser forbids it.
      return toast.error(t.notCopied);
    }
    toast.success(t.copied);
  }
  return (
    <li className="card">
      <b>
        <bdi>{name}</bdi>
      </b>
      <small>
        {f.list(feed.kinds.map((kind) => t[kind]))} · {whose}
      </small>
      <input
        className="cld-url"
        dir="ltr"
        readOnly
        value={feed.url}
        aria-label={t.address({ name })}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <span className="row tight">
        <button type="button" className="btn soft sm" aria-label={t.copyNamed({ name })} onClick={() => void copy()}>
          <Copy size={16} aria-hidden="true" />
          {t.copy}
        </button>
        <button type="button" className="btn line sm" aria-label={t.revokeNamed({ name })} onClick={onRevoke}>
          <Trash2 size={16} aria-hidden="true" />
          {t.revoke}
        </button>
      </span>
    </li>
  );
}

const feedForm = z.omit(newCalendarFeed, { id: true });
const blank = { name: '', petIds: [] as string[], kinds: [...calendarKinds], detail: null as DetailLevel | null };

function NewFeed() {
  const details = useTexts(detailLevelTexts);
  const t = useTexts(feedTexts);
  const { activePets } = usePets();
  const form = useSchemaForm(feedForm, blank);
  const create = useMutation({
    mutationFn: (body: z.input<typeof feedForm>) => api.create({ body }),
    ...useRefresh('calendarFeeds'),
    meta: { quiet: true },
  });
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        await create.mutateAsync(body);
        form.reset(blank);
        toast.success(t.made);
      }}
    >
      <h3>{t.newOne}</h3>
      <TextField control={form.control} name="name" label={t.name} hint={t.nameHint} autoComplete="off" />
      <MultiChoiceField
        control={form.control}
        name="kinds"
        label={t.kinds}
        choices={shownKinds.map((value) => ({ value, label: t[value] }))}
      />
      {activePets.length > 1 && (
        <MultiChoiceField
          control={form.control}
          name="petIds"
          label={t.pets}
          hint={t.petsHint}
          choices={activePets.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <ChoiceField
        control={form.control}
        name="detail"
        label={details.inCalendar}
        choices={[
          { value: null, label: details.asPreferences },
          ...detailLevels.map((value) => ({ value, label: details[value] })),
        ]}
      />
      <FormActions submit={t.make} submitting={t.making} />
    </Form>
  );
}
