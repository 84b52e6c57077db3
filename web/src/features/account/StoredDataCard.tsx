import './stored-data.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dayOf } from '@tzemed/contract/dates/days';
import { useTexts } from '../../i18n/use-texts.ts';
import { device } from '../../lib/offline/device-gate.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { formatBytes } from '../../shared/attachments/file-size.ts';
import { Banner } from '../../ui/Banner.tsx';
import { storedDataTexts } from './stored-data-texts.ts';

const key = ['device', 'usage'];

/** Amount and age of the data on this device, and a way to free its space. */
export function StoredDataCard() {
  const t = useTexts(storedDataTexts);
  const f = useFormats();
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<'freed' | 'notFreed'>();
  const { data: usage, isPending } = useQuery({
    queryKey: key,
    queryFn: async () => (await (await device())?.usage()) ?? null,
    meta: { quiet: true },
  });
  if (isPending) return null;
  async function run(change: () => Promise<unknown> | undefined, done?: 'freed') {
    try {
      await change();
      setOutcome(done);
    } catch {
      setOutcome('notFreed');
    }
    await queries.invalidateQueries({ queryKey: key });
  }
  const free = () => void run(async () => (await device())?.clearStored(), 'freed');
  const papersOn = () => void run(async () => (await device())?.storeRecentPapers());
  const at = usage?.syncedAt === undefined ? undefined : new Date(usage.syncedAt);
  const rows = usage && [
    ...(usage.bytes === undefined ? [] : [[t.size, formatBytes(usage.bytes)] as const]),
    [t.items, f.number(usage.items)] as const,
    [t.papers, f.number(usage.papers)] as const,
    [t.syncedAt, at ? `${f.day(dayOf(at))} ${f.time(at.toISOString())}` : t.never] as const,
  ];
  return (
    <section className="card account-settings stored-data" aria-labelledby="stored-data">
      <div className="stored-data-part">
        <h2 id="stored-data">{t.title}</h2>
        <p className="hint">{usage ? t.lead : t.nothing}</p>
      </div>
      {rows && (
        <dl>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {usage && (
        <div className="stored-data-part">
          {usage.isPersistent !== undefined && <p className="hint">{usage.isPersistent ? t.persistent : t.passing}</p>}
          {outcome && <Banner tone={outcome === 'freed' ? 'ok' : 'danger'}>{t[outcome]}</Banner>}
          {usage.isLean && (
            <>
              <p className="hint">{t.papersOff}</p>
              <button type="button" className="btn line" onClick={papersOn}>
                {t.papersOn}
              </button>
            </>
          )}
          <button type="button" className="btn line" onClick={free}>
            {t.free}
          </button>
        </div>
      )}
    </section>
  );
}
