import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { nounOf } from '../../lib/offline/outbox/changes-that-wait.ts';
import type { OutboxEntry } from '../../lib/offline/outbox/entry.ts';
import { onOutboxEvent } from '../../lib/offline/outbox/outbox-state.ts';
import { linkTo, outboxPage } from '../../screens.ts';
import { isInvalidatedBy, type ResourceName } from '../../shared/queries/invalidation.ts';
import { recordOwnChange } from '../../shared/queries/own-changes.ts';
import { toast } from '../../ui/toast/toast.ts';
import { gatherEntries } from './gather-entries.ts';
import { pillTexts } from './pill-texts.ts';

/** Loads anew what changes of these entries are seen in. A file may be of anything. */
export function useRefreshAfter() {
  const queries = useQueryClient();
  return (entries: readonly OutboxEntry[]) => {
    const changed = new Set(entries.map(({ url }) => nounOf(url) as ResourceName | undefined));
    const isOld = (noun: ResourceName) =>
      [...changed].some((one) => (one === undefined ? noun !== 'auth' : isInvalidatedBy(noun, one)));
    return queries.invalidateQueries({ predicate: ({ queryKey: [noun] }) => isOld(noun as ResourceName) });
  };
}

/** Brings the screens up to date when an entry was sent or refused, and tells of a refusal. */
export function useOutboxEvents() {
  const t = useTexts(pillTexts);
  const navigate = useNavigate();
  const refresh = useRefreshAfter();
  const [gather] = useState(() => gatherEntries((entries) => refresh(entries)));
  useEffect(() =>
    onOutboxEvent((event) => {
      if (event.type === 'changed') return;
      const { entry } = event;
      if (event.type === 'sent') recordOwnChange(entry.item, entry.id, event.answer);
      gather(entry);
      const page = linkTo(outboxPage);
      if (event.type === 'parked' && !location.pathname.startsWith(page))
        toast.warning(t.refused, { label: t.show, onPress: () => void navigate(page) }, 'outbox');
    }),
  );
}
