import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import type { ReactNode } from 'react';
import type { adminState } from '@tzemed/contract/administration/admin-state';
import type { ClientReply } from '@tzemed/contract/schema/endpoint';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { AdminLoad } from '../AdminLoad.tsx';
import { stateCalls, useAdminRead } from '../api.ts';
import { Facts } from '../Facts.tsx';
import { Instant } from '../Instant.tsx';
import { adminTexts } from '../texts.ts';
import { partWords, stateTexts } from './texts.ts';

type State = ClientReply<typeof adminState.get>['state'];

/** Configured parts, and the health of the service. */
export function StateSection() {
  const t = useTexts(stateTexts);
  const words = useTexts(adminTexts);
  const load = useAdminRead(['state'], (signal) => stateCalls.get(undefined, { signal }));
  const state = load.data?.state;
  return (
    <>
      <PageHead title={words.state} lead={t.lead} />
      <AdminLoad load={load} />
      {state && (
        <div className="admin-columns">
          <Health state={state} />
          <Configuration parts={state.parts} />
        </div>
      )}
    </>
  );
}

function Health({ state: { health, migration } }: { state: State }) {
  const t = useTexts(stateTexts);
  const { jobs, backup } = health;
  const at = (run: { at: string } | null) => (run ? <Instant at={run.at} /> : t.never);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t.database, t.works],
    [t.version, <bdi key="version">{health.version}</bdi>],
    [t.migration, <bdi key="migration">{migration}</bdi>],
    [t.clockSkew, <bdi key="clockSkew">{health.clockSkew}</bdi>],
    [t.late, jobs.late],
    [t.retrying, jobs.retrying],
    [t.parked, jobs.parked],
    [t.backup, backup ? at(backup.made) : t.noBackup],
    ...(backup ? [[t.checked, at(backup.checked)] as const] : []),
  ];
  return (
    <section className="card admin-part" aria-labelledby="admin-health">
      <h2 id="admin-health">{t.health}</h2>
      {backup?.isFailing && <Banner tone="danger">{t.failing}</Banner>}
      <Facts facts={facts} />
    </section>
  );
}

/** Parts without which people miss something; of the others the hint is enough. */
const isMissed = new Set(['publicUrl', 'mail', 'supportMail', 'backup']);

function Configuration({ parts }: { parts: State['parts'] }) {
  const t = useTexts(stateTexts);
  const { lang } = useLanguage();
  return (
    <section className="card admin-part" aria-labelledby="admin-configuration">
      <h2 id="admin-configuration">{t.configuration}</h2>
      <ul className="admin-settings">
        {parts.map(({ part, isSet }) => {
          const Icon = isSet ? CircleCheck : isMissed.has(part) ? CircleAlert : CircleDashed;
          const { name, hint } = partWords[part];
          return (
            <li key={part} data-set={isSet ? 'yes' : isMissed.has(part) ? 'missed' : 'no'}>
              <Icon size={20} aria-hidden="true" />
              <div>
                <b>{name[lang]}</b> <span className="sr">{isSet ? t.isSet : t.isUnset}</span>
                {!isSet && <p className="muted">{hint[lang]}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
