import { type ConsentKind, consentKinds } from '@tzemed/contract/account/consent-kinds';
import type { Consent } from '@tzemed/contract/account/consents';
import { dayOf } from '@tzemed/contract/dates/days';
import Lock from 'lucide-react/icons/lock';
import ScrollText from 'lucide-react/icons/scroll-text';
import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { consentTexts } from './consent-texts.ts';
import { useConsents } from './deletion-api.ts';
import { PrivacyCard } from './PrivacyCard.tsx';

const icons = { terms: ScrollText, privacy: Lock } as const;

export function ConsentsCard() {
  const t = useTexts(consentTexts);
  const { data, isError, refetch } = useConsents();
  const retry = (
    <button type="button" className="btn line sm" onClick={() => void refetch()}>
      {t.retry}
    </button>
  );
  return (
    <PrivacyCard title={t.title}>
      {isError && (
        <Banner tone="danger" action={retry}>
          {t.failed}
        </Banner>
      )}
      {!data && !isError && <Skeleton count={2} />}
      {data && (
        <ul>
          {consentKinds.map((kind) => (
            <ConsentRow key={kind} kind={kind} given={data.consents.find((one) => one.kind === kind)} />
          ))}
        </ul>
      )}
    </PrivacyCard>
  );
}

type Props = { kind: ConsentKind; /** The newest of it. */ given: Consent | undefined };

function ConsentRow({ kind, given }: Props) {
  const t = useTexts(consentTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const Icon = icons[kind];
  const words = given && { wording: f.day(given.wording), day: f.day(dayOf(new Date(given.givenAt))) };
  return (
    <li className="consent-row">
      <span className="consent-icon" aria-hidden="true">
        <Icon size={20} />
      </span>
      <div>
        <p>
          {t[kind]} {given?.isCurrent === false && <Badge tone="warn">{t.changed}</Badge>}
        </p>
        <p className="muted">{words ? t.wording(words) : t.none}</p>
      </div>
      <a className="link" href={pathInLang(lang, `/${kind}`)} aria-label={t.readOf({ document: t[kind] })}>
        {t.read}
      </a>
    </li>
  );
}
