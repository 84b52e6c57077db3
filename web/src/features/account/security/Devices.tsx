import type { Session } from '@tzemed/contract/account/sessions';
import Laptop from 'lucide-react/icons/laptop';
import LogOut from 'lucide-react/icons/log-out';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { relativeTime } from '../../../lib/time/relative-time.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Skeleton } from '../../../ui/lazy/Skeleton.tsx';
import { Confirm } from '../../../ui/overlay/Confirm.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useEndOthers, useEndSession, useSessions } from './api.ts';
import { SecurityCard, SecurityRow } from './SecurityCard.tsx';
import { securityTexts } from './texts.ts';

const isHandheld = (device: string) => /iPhone|iPad|Android/.test(device);
/** The server notes to the hour when a device was last seen. */
const hourMs = 3_600_000;

export function Devices() {
  const t = useTexts(securityTexts);
  const { data, dataUpdatedAt } = useSessions();
  const endOthers = useEndOthers();
  const [isAsking, setAsking] = useState(false);
  const sessions = data?.sessions ?? [];
  const others = sessions.filter(({ current }) => !current).length;
  const all = (
    <button type="button" className="btn line sm danger-line" onClick={() => setAsking(true)}>
      <LogOut size={16} aria-hidden="true" />
      {t.endOthers}
    </button>
  );
  return (
    <SecurityCard title={t.devices} aside={others > 0 && all}>
      {data ? (
        <ul>
          {sessions.map((session) => (
            <Device key={session.id} session={session} now={dataUpdatedAt} />
          ))}
        </ul>
      ) : (
        <Skeleton count={2} />
      )}
      <p className="muted">{t.devicesHint}</p>
      <Confirm
        title={t.endOthers}
        question={t.endOthersQuestion({ count: others })}
        action={t.endOthers}
        isOpen={isAsking}
        onConfirm={async () => {
          await endOthers.mutateAsync(undefined);
          toast.success(t.othersEnded);
        }}
        onClose={() => setAsking(false)}
      />
    </SecurityCard>
  );
}

function Device({ session, now }: { session: Session; now: number }) {
  const t = useTexts(securityTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const end = useEndSession();
  const { current, lastSeenAt, createdAt } = session;
  const device = session.device === '?' ? t.unknownDevice : session.device;
  const isRecent = now - Date.parse(lastSeenAt) < hourMs;
  const seen = current ? t.now : isRecent ? t.lastHour : relativeTime(lastSeenAt, now, lang);
  const Icon = isHandheld(device) ? Smartphone : Laptop;
  return (
    <SecurityRow
      icon={<Icon size={20} />}
      title={
        <>
          <bdi>{device}</bdi> {current && <Badge tone="pine">{t.thisDevice}</Badge>}
        </>
      }
      words={`${seen} · ${t.signedIn({ day: f.day(createdAt.slice(0, 10)) })}`}
    >
      {!current && (
        <button
          type="button"
          className="btn line sm"
          aria-label={t.endOf({ device })}
          aria-disabled={end.isPending}
          onClick={() => !end.isPending && end.mutate(session.id, { onSuccess: () => toast.success(t.ended) })}
        >
          {t.end}
        </button>
      )}
    </SecurityRow>
  );
}
